import { fillWords } from '../document/fill-words'
import type { Changes } from '../document/changes'
import type { Builder } from './builder'
import { laterModule } from '../ui/later-module'
import type { DocumentStore } from './document-store'

const words = {
  undo: { en: 'Taken back: {what}', th: 'เลิกทำแล้ว: {what}' },
  redo: { en: 'Done again: {what}', th: 'ทำซ้ำแล้ว: {what}' },
}

/** Takes the last step back, or does it again: what it was about is seen, and said to who does not see it. */
export function takeStep({ store, announce }: Pick<Builder, 'store' | 'announce'>, way: 'undo' | 'redo'): void {
  const changes = way === 'undo' ? store.undo() : store.redo()
  if (!changes) return
  seeStep(store, changes)
  announce(fillWords(words[way], { what: changes.label }))
}

/** What finds what a step was about comes once the builder stands: before there is a step nobody takes one back. */
const steps = laterModule(() => import('./show-step'))
export const bringSteps = steps.bring

/** Chooses what a step of the history was about, and brings it into sight. */
export function seeStep(store: DocumentStore, changes: Changes | undefined): void {
  if (!changes) return
  const known = steps.known()
  if (known) known.showStep(store, changes)
  else
    bringSteps()
      .then(({ showStep }) => showStep(store, changes))
      .catch(() => {})
}
