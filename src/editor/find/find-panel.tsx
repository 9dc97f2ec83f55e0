import { Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconReplace } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { wordPattern, searchTextLength } from '@schemas/word-pattern'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { type ReplacedCount, replaceText } from '../document/operations/replace-text'
import { heldFrom } from '../document/held'
import { findMatches, type Match } from '../document/texts/find-matches'
import { useBuilder } from '../state/builder'
import { refreshDocuments } from '../state/site-documents'
import { useDocument } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { SearchField } from '../ui/search-field'
import { PanelNote, SidePanel } from '../ui/side-panel'
import { useFirstFocus } from '../ui/use-first-focus'
import { FoundElsewhere } from './found-elsewhere'
import { FoundHere } from './found-here'
import { useFind, useReplacement } from './find-store'
import styles from './find.module.css'
import { ReplacedNote } from './replaced-note'

const messages = {
  find: { en: 'Find', th: 'ค้นหา' },
  by: { en: 'Replace with', th: 'แทนที่ด้วย' },
  isCaseKept: { en: 'Match case', th: 'แยกตัวพิมพ์เล็กและใหญ่' },
  hint: {
    en: 'Finds text in all languages, on this page and every other page, in the header and footer, menus and saved sections.',
    th: 'ค้นหาข้อความทุกภาษา ทั้งในหน้านี้ หน้าอื่นทุกหน้า ส่วนหัว ส่วนท้าย เมนู และส่วนที่บันทึกไว้',
  },
  short: { en: 'Type at least {count} characters.', th: 'พิมพ์อย่างน้อย {count} ตัวอักษร' },
  here: { en: 'On this page: {count}', th: 'ในหน้านี้ {count} แห่ง' },
  none: { en: 'Not found on this page.', th: 'ไม่พบในหน้านี้' },
  all: { en: 'Replace all here ({count})', th: 'แทนที่ทั้งหมดในหน้านี้ ({count})' },
  takeOut: { en: 'Delete all here ({count})', th: 'ลบทั้งหมดในหน้านี้ ({count})' },
  step: { en: 'Replace text', th: 'แทนที่ข้อความ' },
  replaced: { en: 'Replaced: {count}.', th: 'แทนที่แล้ว {count} แห่ง' },
  left: { en: 'Skipped in locked parts: {count}.', th: 'ในส่วนที่ล็อกไว้ ไม่ได้แทนที่ {count} แห่ง' },
  refused: {
    en: 'Skipped because this text can’t be used there: {count}.',
    th: 'ไม่ได้แทนที่ {count} แห่ง เพราะข้อความนี้ใช้ตรงนั้นไม่ได้',
  },
}

/** Find and replace across the whole site: in every language, with context, one by one or all at once. */
export function FindPanel() {
  const t = useT()
  const builder = useBuilder()
  const { role } = useSession()
  const { words: typed, by, isCaseKept: isCaseSensitive } = useFind()
  const hasReplaced = useReplacement(({ last }) => last !== undefined)
  const [debouncedQuery] = useDebouncedValue(typed.trim(), 250)
  const wanted = debouncedQuery.length < searchTextLength.min ? '' : debouncedQuery
  const [turn, setTurn] = useState(0)
  const revision = useDeferredValue(useDocument((store) => store.revision))
  const matches = useMemo(
    () => (wanted ? findMatches(builder.store.page, wordPattern(wanted, isCaseSensitive)) : []),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's map changes in place; its revision tells
    [builder, wanted, isCaseSensitive, revision],
  )
  const field = useFirstFocus<HTMLInputElement>()

  // The pressed button disappears with its match: focus moves to the next one, or to the search field.
  const group = useRef<HTMLElement>(null)
  const pressed = useRef<number>(undefined)
  const keepFocus = useEffectEvent(() => {
    const at = pressed.current
    pressed.current = undefined
    if (at === undefined || document.activeElement !== document.body) return
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[data-replaces]') ?? [])]
    const next = buttons[Math.min(at, buttons.length - 1)] ?? field.current
    next?.focus()
  })
  useEffect(() => keepFocus(), [matches])

  const replace = (only?: Match) => {
    const { page } = builder.store
    const held = heldFrom(page, role)
    let done: ReplacedCount = { replaced: 0, left: 0, refused: 0 }
    const isDone = builder.edit(
      messages.step,
      (edit) =>
        void (done = replaceText(edit, page, {
          pattern: wordPattern(wanted, isCaseSensitive),
          by,
          isHeld: (id) => held?.(id) !== undefined,
          ...(only ? { only } : {}),
        })),
    )
    if (!isDone) return
    const left = (['left', 'refused'] as const).flatMap((why) =>
      done[why] > 0 ? [t(messages[why], { count: done[why] })] : [],
    )
    if (done.replaced > 0) pressed.current = only ? matches.indexOf(only) : 0
    if (done.replaced > 0) builder.offerUndo([t(messages.replaced, { count: done.replaced }), ...left].join(' '))
    else builder.say(left.join(' '), 'error')
  }

  return (
    <SidePanel
      head={
        <div className={styles.head}>
          <SearchField
            ref={field}
            id="find-words"
            label={t(messages.find)}
            value={typed}
            maxLength={searchTextLength.max}
            onSearch={(sought) => useFind.setState({ words: sought })}
          />
          <TextInput
            size="xs"
            value={by}
            maxLength={2000}
            placeholder={t(messages.by)}
            aria-label={t(messages.by)}
            leftSection={<IconReplace size={15} />}
            onChange={(event) => useFind.setState({ by: event.currentTarget.value })}
          />
          <Checkbox
            size="xs"
            label={t(messages.isCaseKept)}
            checked={isCaseSensitive}
            onChange={(event) => useFind.setState({ isCaseKept: event.currentTarget.checked })}
          />
        </div>
      }
    >
      {!wanted ? (
        <>
          {hasReplaced && (
            <div className={styles.group}>
              <ReplacedNote onTakenBack={() => void refreshDocuments()} />
            </div>
          )}
          <PanelNote>
            <p>{debouncedQuery ? t(messages.short, { count: searchTextLength.min }) : t(messages.hint)}</p>
          </PanelNote>
        </>
      ) : (
        <>
          <section ref={group} className={styles.group} aria-label={t(messages.here, { count: matches.length })}>
            <div role="status">
              <h3>{matches.length === 0 ? t(messages.none) : t(messages.here, { count: matches.length })}</h3>
            </div>
            {matches.length > 0 && (
              <ActionButton variant={by ? 'light' : 'default'} onClick={() => replace()}>
                {t(by ? messages.all : messages.takeOut, { count: matches.length })}
              </ActionButton>
            )}
            {matches.length > 0 && <FoundHere matches={matches} hasReplacement={by !== ''} onReplace={replace} />}
          </section>
          <FoundElsewhere
            query={wanted}
            by={by}
            isCaseSensitive={isCaseSensitive}
            turn={turn}
            onChanged={() => setTurn((before) => before + 1)}
          />
        </>
      )}
    </SidePanel>
  )
}
