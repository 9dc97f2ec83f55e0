import { Alert } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call as usedBlocks } from '@client/editor/calls/editor/used-blocks'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { blockEditor } from '@registry/block-kits'
import { useBuilder } from '../../state/builder'
import { useSavingOf } from '../../state/use-saving'
import { ActionButton } from '../../ui/action-button'
import { Dialog } from '../../ui/dialog'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import { SearchField } from '../../ui/search-field'
import { Waiting } from '../../ui/waiting'
import { offeredBlocks } from '../offered-blocks'
import { useUsesRequest } from './uses-request'
import { UsePlaces } from './use-places'
import styles from './uses.module.css'

const messages = {
  title: { en: 'Where blocks are used', th: 'บล็อกแต่ละชนิดใช้อยู่ที่ไหน' },
  search: { en: 'Search blocks', th: 'ค้นหาบล็อก' },
  hint: {
    en: 'Counts pages, the header and footer, and saved sections as currently edited. Anything you can’t edit is left out.',
    th: 'นับในหน้า ส่วนหัว ส่วนท้าย และส่วนที่บันทึกไว้ ตามฉบับที่กำลังแก้ไข ไม่รวมส่วนที่คุณไม่มีสิทธิ์แก้ไข',
  },
  used: { en: 'Used: {count} types', th: 'ใช้อยู่ {count} ชนิด' },
  unused: { en: 'Unused: {count} types', th: 'ยังไม่ได้ใช้ {count} ชนิด' },
  one: { en: 'once', th: '1 บล็อก' },
  blocks: { en: '{blocks} times on {documents} pages or parts', th: '{blocks} บล็อก ใน {documents} หน้าหรือส่วน' },
  inOne: { en: '{blocks} times on one page or part', th: '{blocks} บล็อก ในหน้าหรือส่วนเดียว' },
  unknown: { en: 'This version of the builder does not support it.', th: 'เครื่องมือสร้างหน้าเวอร์ชันนี้ไม่รองรับบล็อกนี้' },
  none: { en: 'No blocks found. Try another word.', th: 'ไม่มีบล็อกชื่อนี้ ลองใช้คำอื่น' },
  looking: { en: 'Searching the site…', th: 'กำลังค้นหาทั้งเว็บไซต์…' },
  failed: { en: 'The site could not be searched.', th: 'ค้นหาในเว็บไซต์ไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

type Line = { type: string; blocks: number; documents: number }

/** All block types with the places where they are used on the site; unused ones separately. */
export function UsesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { boot } = useBuilder()
  const saving = useSavingOf()
  const requestedType = useUsesRequest(({ type }) => type)
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState(requestedType)
  // Save first, so that the latest changes are counted.
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    let isShown = true
    void saving.flush().finally(() => isShown && setSaved(true))
    return () => void (isShown = false)
  }, [saving])
  const answer = useCall(usedBlocks, {}, { enabled: isSaved, staleTime: 0 })
  const used = answer.data?.types ?? []
  const nameOf = (type: string) => blockEditor(type)?.label ?? type
  const all: Line[] = [
    ...used,
    ...offeredBlocks(boot.session.role).flatMap(({ type }) =>
      used.some((each) => each.type === type) ? [] : [{ type, blocks: 0, documents: 0 }],
    ),
  ]
  const found = filterByQuery(all, query, ({ type }) => ({
    label: nameOf(type),
    also: `${blockEditor(type)?.also ?? ''} ${type}`,
  }))
  const listed = query.trim()
    ? found
    : found.toSorted(
        (one, other) =>
          other.blocks - one.blocks || t(nameOf(one.type)).localeCompare(t(nameOf(other.type)), boot.locale),
      )
  const [here, nowhere] = [listed.filter(({ blocks }) => blocks > 0), listed.filter(({ blocks }) => blocks === 0)]

  return (
    <Dialog title={t(messages.title)} onClose={onClose} size="lg">
      <p className={styles.hint}>{t(messages.hint)}</p>
      <SearchField
        label={t(messages.search)}
        value={query}
        onSearch={setQuery}
        data-autofocus={requestedType === undefined ? true : undefined}
      />
      <div role="status">
        {answer.isPending && (
          <p className={styles.note}>
            <Waiting size={14} /> {t(messages.looking)}
          </p>
        )}
        {answer.data && listed.length === 0 && <p className={styles.note}>{t(messages.none)}</p>}
      </div>
      {answer.error && !answer.data && (
        <Alert color="red" role="alert" p="xs" mt="sm">
          <p className={styles.failed}>{t(messages.failed)}</p>
          <ActionButton variant="light" onClick={() => void answer.refetch()}>
            {t(messages.again)}
          </ActionButton>
        </Alert>
      )}
      {answer.data && here.length > 0 && (
        <section className={styles.group}>
          <h3>{t(messages.used, { count: here.length })}</h3>
          <ul className={styles.list}>
            {here.map((line) => (
              <UsedType
                key={line.type}
                line={line}
                isOpen={opened === line.type}
                isRequested={requestedType === line.type}
                onToggle={() => setOpened(opened === line.type ? undefined : line.type)}
                onLeave={onClose}
              />
            ))}
          </ul>
        </section>
      )}
      {answer.data && nowhere.length > 0 && (
        <section className={styles.group}>
          <h3>{t(messages.unused, { count: nowhere.length })}</h3>
          <ul className={styles.unused}>
            {nowhere.map(({ type }) => (
              <li
                key={type}
                data-asked={requestedType === type || undefined}
                {...(requestedType === type ? { ref: scrollIntoViewRef, tabIndex: -1, 'data-autofocus': true } : {})}
              >
                <Icon name={blockEditor(type)?.icon ?? 'puzzle'} size="15px" />
                {t(nameOf(type))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

type UsedProps = { line: Line; isOpen: boolean; isRequested: boolean; onToggle: () => void; onLeave: () => void }

function UsedType({ line: { type, blocks, documents }, isOpen, isRequested, onToggle, onLeave }: UsedProps) {
  const t = useT()
  const editor = blockEditor(type)
  const count =
    blocks === 1 ? t(messages.one) : t(documents === 1 ? messages.inOne : messages.blocks, { blocks, documents })
  return (
    <li>
      <button
        type="button"
        className={styles.type}
        aria-expanded={isOpen}
        data-autofocus={isRequested || undefined}
        ref={isRequested ? scrollIntoViewRef : undefined}
        onClick={onToggle}
      >
        <IconChevronRight size={14} aria-hidden />
        <Icon name={editor?.icon ?? 'puzzle'} size="16px" />
        <span>
          <strong>{t(editor?.label ?? type)}</strong>
          {!editor && <small>{t(messages.unknown)}</small>}
        </span>
        <span className={styles.count}>{count}</span>
      </button>
      {isOpen && <UsePlaces type={type} onLeave={onLeave} />}
    </li>
  )
}

const scrollIntoViewRef = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })
