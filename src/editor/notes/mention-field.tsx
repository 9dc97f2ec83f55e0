import { Textarea, type TextareaProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { mentionSign, maxMentions } from '@schemas/note-mentions'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { VisuallyHidden } from '../ui/visually-hidden'
import { mentionQuery, type Colleague, keepMentions, matchPeople, nameIn, type Written } from './mentions'
import { noteCalls } from './note-calls'
import styles from './notes.module.css'

const messages = {
  people: { en: 'Mention someone', th: 'พูดถึงใคร' },
  count: {
    en: '{count} people. Arrow keys choose, Enter mentions.',
    th: '{count} คน เลือกด้วยปุ่มลูกศร กด Enter เพื่อพูดถึง',
  },
  loading: { en: 'Loading…', th: 'กำลังโหลด…' },
  none: { en: 'No one with that name can read this note.', th: 'ไม่มีใครชื่อนี้ที่อ่านโน้ตนี้ได้' },
  nobody: { en: 'No one else can read this note.', th: 'ไม่มีคนอื่นที่อ่านโน้ตนี้ได้' },
}

/** Colleagues are reloaded after this time (ms). */
const freshMs = 60_000

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'onKeyDown' | 'onBlur' | 'onSelect' | 'ref'> & {
  written: Written
  onWrite: (written: Written) => void
  field: RefObject<HTMLTextAreaElement | null>
  /** The note that is answered. */
  to?: string | undefined
  onKeyDown: NonNullable<ComponentPropsWithoutRef<'textarea'>['onKeyDown']>
}

/**
 * Plain text field in which @ suggests people who may read the note: typing filters, arrows move, Enter or Tab inserts
 * the name, Escape dismisses. It remains a text field to assistive technology, which sees no list; the number of
 * suggestions is announced.
 */
export function MentionField({ written, onWrite, field, to, onKeyDown, ...rest }: Props) {
  const t = useT()
  const id = useId()
  const { key } = useBuilder()
  const [mention, setMention] = useState<{ at: number; query: string }>()
  /** Position of the @ whose suggestions were dismissed. */
  const [passed, setPassed] = useState<number>()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const isSearching = mention !== undefined && mention.at !== passed && written.mentions.length < maxMentions
  const read = useCall(
    noteCalls.people,
    { key, ...(to === undefined ? {} : { to }) },
    { enabled: isSearching, staleTime: freshMs },
  )
  const people = read.data?.people
  const found = isSearching && people ? matchPeople(people, mention.query) : []
  const isShown = found.length > 0
  const note =
    !isSearching || isShown || /\s/.test(mention.query)
      ? undefined
      : (read.error?.message ?? t(people ? (people.length === 0 ? messages.nobody : messages.none) : messages.loading))
  const chosen = found[Math.min(active, found.length - 1)]
  useEffect(() => {
    if (isShown) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])

  const updateQuery = (now: Written, caret: number | null) => {
    const next = caret === null ? undefined : mentionQuery(now, caret)
    if (next?.at !== mention?.at || next?.query !== mention?.query) setActive(0)
    if (next?.at !== passed) setPassed(undefined)
    setMention(next)
  }
  const name = (person: Colleague) => {
    if (!mention) return
    const { caret, ...next } = nameIn(written, mention, person)
    onWrite(next)
    setMention(undefined)
    // After the text has been rendered in the field.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    <div className={styles.field}>
      <Textarea
        {...rest}
        ref={field}
        value={written.body}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isShown ? `${id}-people` : undefined}
        aria-activedescendant={isShown && chosen ? `${id}-${chosen.id}` : undefined}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          const next = { body: value, mentions: keepMentions(written, value) }
          onWrite(next)
          updateQuery(next, selectionStart)
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          updateQuery(written, selectionStart === selectionEnd ? selectionStart : null)
        }
        onBlur={() => setMention(undefined)}
        onKeyDown={(event) => {
          const isPlain = !event.nativeEvent.isComposing && !event.metaKey && !event.ctrlKey && !event.altKey
          if (isPlain && isSearching && event.key === 'Escape' && (isShown || note !== undefined)) {
            // Escape must not close the panel.
            event.stopPropagation()
            event.preventDefault()
            setPassed(mention.at)
          } else if (isPlain && isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
            event.preventDefault()
            setActive(
              (Math.min(active, found.length - 1) + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length,
            )
          } else if (isPlain && !event.shiftKey && chosen && (event.key === 'Enter' || event.key === 'Tab')) {
            event.preventDefault()
            name(chosen)
          } else onKeyDown(event)
        }}
      />
      {isShown && (
        // The field keeps focus while an option is pressed.
        <ul
          ref={list}
          id={`${id}-people`}
          role="listbox"
          aria-label={t(messages.people)}
          className={styles.people}
          onPointerDown={(event) => event.preventDefault()}
        >
          {found.map((person) => (
            <li
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              aria-selected={person === chosen}
              className={styles.person}
              onPointerMove={() => setActive(found.indexOf(person))}
              onClick={() => name(person)}
            >
              {person.name}
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && <p className={styles.noPeople}>{note}</p>}
      <VisuallyHidden role="status">
        {isShown ? t(messages.count, { count: found.length }) : (note ?? '')}
      </VisuallyHidden>
    </div>
  )
}

/** Types an @ at the caret, so that the list opens. */
export function typeSign(field: HTMLTextAreaElement | null): void {
  if (!field) return
  field.focus()
  const before = field.value[field.selectionStart - 1]
  const text = before === undefined || /\s/.test(before) ? mentionSign : ` ${mentionSign}`
  // The only way to insert text that undo and listeners of the field see.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
