import { notifications } from '@mantine/notifications'
import { leaveNotice } from '../ui/focus-canvas'
import { undoMessage } from '../ui/undo-message'
import type { DocumentStore } from './document-store'
import { seeStep } from './take-step'

/**
 * Notifies about the last change, with an undo button and an optional callback. The notification disappears after the
 * next change, because undo would then revert that one.
 */
export function offerUndo(store: DocumentStore, announcement: string, undo: string, then?: () => void): void {
  const lastDone = () => store.history.done.at(-1)?.changes
  const step = lastDone()
  const id = `undo ${store.revision}`
  const isLast = () => lastDone() === step
  const forget = store.onChange((_changes, origin) => {
    // Another editor's save is not a step.
    if (origin !== 'merge' && !isLast()) notifications.hide(id)
  })
  const takeBack = () => {
    const isStill = isLast()
    if (isStill) seeStep(store, store.undo())
    notifications.hide(id)
    if (isStill) then?.()
    leaveNotice()
  }
  notifications.show({
    id,
    color: 'dark',
    autoClose: 6000,
    message: undoMessage(announcement, undo, takeBack),
    onClose: forget,
  })
}
