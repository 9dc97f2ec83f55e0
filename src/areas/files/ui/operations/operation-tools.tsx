import type { ReactNode } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { translate } from '@kit/t'
import { hideToast, showToast } from '@kit/ui/overlay/toasts'
import { notifyFilesChanged } from '../file-changes'
import type { FilesClient } from '../files-client'
import { longOperations } from '../long-operations'
import { reasonOf, wasLost, withReason } from '../lost-answer'
import { texts } from '../texts'
import styles from '../toast-action.module.css'
import type { useFiles } from '../use-files'

/** How long a toast offers undo (ms). */
const undoMs = 8000

type Deps = Pick<ReturnType<typeof useFiles>, 'show' | 'lastAct'> & {
  client: FilesClient
  locale: Locale
  /** Running operations that take more than one request. */ busy: Set<{ words: LocalisedText }>
}
export type OperationTools = ReturnType<typeof operationTools>

/** Helpers shared by all file operations: reporting, undo and confirmation. */
export function operationTools({ client, show, lastAct, locale, busy }: Deps) {
  const t = (text: LocalisedText, values?: Record<string, string | number>) => translate(text, locale, values)
  const named = (items: readonly FileItem[]) =>
    items.length === 1 ? (items[0]?.name ?? '') : t(texts.items, { count: items.length })
  const counted = (items: readonly FileItem[]) =>
    items.length === 1 ? `“${items[0]?.name ?? ''}”` : t(texts.items, { count: items.length })
  const failed = (message: LocalisedText, error: unknown, values: Record<string, string> = {}) => {
    const reason = reasonOf(error)
    const text = t(message, { ...values, message: reason, reason })
    showToast(reason && !text.includes(reason) ? withReason(text, reason) : text, { tone: 'error', duration: 6000 })
  }
  /** A refusal has a reason; without a response the outcome is unknown. */
  const failedOr = (
    refused: LocalisedText,
    unanswered: LocalisedText,
    error: unknown,
    values: Record<string, string> = {},
  ) => failed(wasLost(error) ? unanswered : refused, error, values)
  const notify = (message: string) => void showToast(message, { tone: 'success' })
  /**
   * Reports success, with an undo button if given. Without one, undo is disabled, because it would revert an earlier
   * operation.
   */
  const done = (message: string, undo?: () => Promise<unknown>) => {
    lastAct.forget()
    if (!undo) return notify(message)
    const run = async () => {
      lastAct.forget(run)
      hideToast(id)
      try {
        await undo()
        notify(t(texts.undone))
      } catch (error) {
        failed(texts.restoreFailed, error)
      }
      notifyFilesChanged()
    }
    const id = showToast(<Undoable message={message} label={t(texts.undo)} onUndo={() => void run()} />, {
      tone: 'success',
      duration: undoMs,
    })
    lastAct.hold(run)
  }
  const { mayBegin, telling, during } = longOperations(t, lastAct, busy)
  /** The items that the person may change: items of other owners must not block the rest. */
  const changeable = (items: readonly FileItem[]): readonly FileItem[] => {
    const own = items.filter(({ can }) => can.change)
    if (own.length === 0 || own.length === items.length) return items
    showToast(t(texts.notYours, { count: items.length - own.length }))
    return own
  }
  return {
    client,
    show,
    lastAct,
    locale,
    t,
    named,
    counted,
    failed,
    failedOr,
    say: notify,
    done,
    mayBegin,
    telling,
    during,
    changeable,
  }
}

function Undoable({ message, label, onUndo }: { message: ReactNode; label: string; onUndo: () => void }) {
  return (
    <span className={styles.toast}>
      <span className={styles.words}>{message}</span>
      <button type="button" className={styles.act} onClick={onUndo}>
        {label}
      </button>
    </span>
  )
}
