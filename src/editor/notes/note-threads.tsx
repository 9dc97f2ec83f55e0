import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NoteItem, NoteThread } from '@schemas/editor/entities/note'
import { useSession } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { partName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { showNode } from '../canvas/show-node'
import { useDocument } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useMoment } from '../ui/use-moment'
import { noteCalls } from './note-calls'
import { NoteForm } from './note-form'
import { NoteText } from './note-text'
import styles from './notes.module.css'
import { refreshNotes } from './use-notes'
import { markNoteSeen, whenSeen } from './when-seen'

const messages = {
  whole: { en: 'The whole page', th: 'ทั้งหน้า' },
  gone: { en: 'Deleted part', th: 'ส่วนที่ลบไปแล้ว' },
  somebody: { en: 'Someone', th: 'ไม่ทราบชื่อ' },
  you: { en: 'You', th: 'คุณ' },
  fresh: { en: 'New', th: 'ใหม่' },
  settledBy: { en: 'Resolved by {name}', th: '{name} ปิดเรื่องนี้แล้ว' },
  answer: { en: 'Reply', th: 'ตอบ' },
  answerTo: { en: 'Reply to {name}', th: 'ตอบ {name}' },
  settle: { en: 'Resolve', th: 'ปิดเรื่อง' },
  reopen: { en: 'Reopen', th: 'เปิดเรื่องอีกครั้ง' },
  remove: { en: 'Delete', th: 'ลบ' },
  ask: { en: 'Delete this note?', th: 'ลบโน้ตนี้หรือไม่' },
  body: { en: 'The note and its replies will be permanently deleted.', th: 'ระบบจะลบโน้ตและคำตอบทั้งหมดถาวร' },
  bodyAlone: { en: 'It will be permanently deleted.', th: 'ระบบจะลบข้อความนี้ถาวร' },
}

/** Notes with their answers, each with a link to its part and its actions. */
export function NoteThreads({
  label,
  threads,
  led,
}: {
  label: string
  threads: readonly NoteThread[]
  /** The thread that was navigated to. */ led?: string | undefined
}) {
  return threads.length === 0 ? null : (
    <ul className={styles.threads} aria-label={label}>
      {threads.map((thread) => (
        <Thread key={thread.id} thread={thread} isLed={thread.id === led} />
      ))}
    </ul>
  )
}

function Thread({ thread, isLed }: { thread: NoteThread; isLed: boolean }) {
  const t = useT()
  const builder = useBuilder()
  const { role } = useSession()
  const [isAnswering, setAnswering] = useState(false)
  const [removed, setRemoved] = useState<NoteItem>()
  const [error, setError] = useState<string>()
  const answer = useRef<HTMLButtonElement>(null)
  const [isPending, setPending] = useState(false)
  const { node: id } = thread
  const item = useRef<HTMLLIElement>(null)
  const isFresh = useFresh(thread, item)
  useEffect(() => {
    if (!isLed) return
    item.current?.focus({ preventScroll: true })
    item.current?.scrollIntoView({ block: 'nearest' })
  }, [isLed])
  const node = useDocument((store) => (id === undefined ? undefined : store.get(id)))
  const set = async (of: string, state: 'open' | 'settled' | 'deleted') => {
    setPending(true)
    setError(undefined)
    try {
      await callGateway(noteCalls.set, { id: of, state })
      setRemoved(undefined)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.message)
    } finally {
      await refreshNotes()
      setPending(false)
      keepFocus()
    }
  }
  const endAnswer = () => {
    setAnswering(false)
    requestAnimationFrame(() => answer.current?.focus())
  }
  const nameOf = ({ isOwn, by }: NoteItem) => (isOwn ? t(messages.you) : (by ?? t(messages.somebody)))
  const mayRemove = ({ isOwn }: NoteItem) => isOwn || role === 'admin'
  const isResolved = thread.settledAt !== undefined
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={styles.thread}
      data-settled={isResolved ? '' : undefined}
      data-new={isFresh ? '' : undefined}
      data-led={isLed ? '' : undefined}
    >
      {isFresh && <span className={styles.fresh}>{t(messages.fresh)}</span>}
      {node && id !== undefined ? (
        <button type="button" className={styles.place} onClick={() => showNode(builder, id)}>
          {t(partName(builder.store.page.nodes, node))}
        </button>
      ) : (
        <p className={styles.place}>{t(id === undefined ? messages.whole : messages.gone)}</p>
      )}
      {[thread, ...thread.answers].map((entry) => (
        <NoteEntry
          key={entry.id}
          entry={entry}
          name={nameOf(entry)}
          onRemove={mayRemove(entry) ? () => setRemoved(entry) : undefined}
        />
      ))}
      {isResolved && (
        <p className={styles.soft}>{t(messages.settledBy, { name: thread.settledBy ?? t(messages.somebody) })}</p>
      )}
      {error && !removed && <p role="alert">{error}</p>}
      {isAnswering ? (
        <NoteForm
          to={thread.id}
          label={t(messages.answerTo, { name: nameOf(thread) })}
          action={t(messages.answer)}
          onDone={endAnswer}
          onCancel={endAnswer}
        />
      ) : (
        <div className={styles.acts}>
          <ActionButton ref={answer} isSmall variant="default" onClick={() => setAnswering(true)}>
            {t(messages.answer)}
          </ActionButton>
          <ActionButton
            isSmall
            variant="light"
            disabled={isPending}
            onClick={() => void set(thread.id, isResolved ? 'open' : 'settled')}
          >
            {t(isResolved ? messages.reopen : messages.settle)}
          </ActionButton>
        </div>
      )}
      {removed && (
        <ConfirmDialog
          title={t(messages.ask)}
          action={t(messages.remove)}
          isDangerous
          isPending={isPending}
          error={error}
          onConfirm={() => void set(removed.id, 'deleted')}
          onClose={() => setRemoved(undefined)}
        >
          <p>{t(removed.id === thread.id && thread.answers.length > 0 ? messages.body : messages.bodyAlone)}</p>
          <blockquote className={styles.quoted}>
            <NoteText entry={removed} />
          </blockquote>
        </ConfirmDialog>
      )}
    </li>
  )
}

/**
 * Whether the thread was new when this list was rendered. Once its last entry has been visible for a while, it is not
 * new next time.
 */
function useFresh({ isNew, id, answers }: NoteThread, item: RefObject<HTMLLIElement | null>): boolean {
  const [isFresh, setFresh] = useState(isNew)
  if (isNew && !isFresh) setFresh(true)
  const last = answers.at(-1)?.id ?? id
  useEffect(() => {
    const lastEntry = item.current?.querySelector(`[data-said="${CSS.escape(last)}"]`)
    return isNew && lastEntry ? whenSeen(lastEntry, () => markNoteSeen(last)) : undefined
  }, [isNew, last, item])
  return isFresh
}

/** The pressed button is gone with its note: focus moves to the field for the next note. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-notes] ul button, [data-notes] textarea')?.focus()
  })
}

function NoteEntry({ entry, name, onRemove }: { entry: NoteItem; name: string; onRemove: (() => void) | undefined }) {
  const t = useT()
  const moment = useMoment()
  return (
    <div className={styles.said} data-said={entry.id}>
      <p className={styles.soft}>
        <strong>{name}</strong> · <time dateTime={entry.at}>{moment(entry.at)}</time>
        {onRemove && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t(messages.remove)}
          </button>
        )}
      </p>
      <p className={styles.body}>
        <NoteText entry={entry} />
      </p>
    </div>
  )
}
