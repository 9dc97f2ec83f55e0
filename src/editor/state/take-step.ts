import { fillMessage } from '../document/fill-message'
import type { Changes } from '../document/changes'
import type { Builder } from './builder'
import { laterModule } from '../ui/later-module'
import type { DocumentStore } from './document-store'

const messages = {
  undo: { en: 'Taken back: {what}', th: 'เลิกทำแล้ว: {what}' },
  redo: { en: 'Done again: {what}', th: 'ทำซ้ำแล้ว: {what}' },
}

/** Takes the last step back, or does it again: what it was about is seen, and said to who does not see it. */
export function takeStep({ store, announce }: Pick<Builder, 'store' | 'announce'>, direction: 'undo' | 'redo'): void {
  const changes = direction === 'undo' ? store.undo() : store.redo()
  if (!changes) return
  seeStep(store, changes)
  announce(fillMessage(messages[direction], { what: changes.label }))
}

/** What finds what a step was about comes once the builder stands: before there is a step nobody takes one back. */
const steps = laterModule(() => import('./show-step'))
export const loadShowStep = steps.load

/** Chooses what a step of the history was about, and brings it into sight. */
export function seeStep(store: DocumentStore, changes: Changes | undefined): void {
  if (!changes) return
  const known = steps.known()
  if (known) known.showStep(store, changes)
  else
    loadShowStep()
      .then(({ showStep }) => showStep(store, changes))
      .catch(() => {})
}
