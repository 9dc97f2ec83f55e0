import { fillMessage } from '../document/fill-message'
import type { Changes } from '../document/changes'
import type { Builder } from './builder'
import { laterModule } from '../ui/later-module'
import type { DocumentStore } from './document-store'

const messages = {
  undo: { en: 'Undone: {what}', th: 'เลิกทำแล้ว: {what}' },
  redo: { en: 'Redone: {what}', th: 'ทำซ้ำแล้ว: {what}' },
}

/** Undoes or redoes a step; what it was about is shown and announced. */
export function takeStep({ store, announce }: Pick<Builder, 'store' | 'announce'>, direction: 'undo' | 'redo'): void {
  const changes = direction === 'undo' ? store.undo() : store.redo()
  if (!changes) return
  seeStep(store, changes)
  announce(fillMessage(messages[direction], { what: changes.label }))
}

/** Loaded once the builder is ready: before the first step there is nothing to undo. */
const steps = laterModule(() => import('../canvas/show-step'))
export const loadShowStep = steps.load

/** Selects and reveals what a history step was about. */
export function seeStep(store: DocumentStore, changes: Changes | undefined): void {
  if (!changes) return
  const known = steps.known()
  if (known) known.showStep(store, changes)
  else
    loadShowStep()
      .then(({ showStep }) => showStep(store, changes))
      .catch(() => {})
}
