import { ui, useUi } from '../state/ui-store'
import { useWriting } from './writing-store'
import { emitter } from '@kit/emitter'

const changed = emitter<[id: string]>()

function notify(ids: Iterable<string | null>): void {
  for (const id of ids) if (id !== null) changed.emit(id)
}

useUi.subscribe((now, before) => {
  if (now.writing !== before.writing) notify([now.writing, before.writing])
})
useWriting.subscribe((now, before) => {
  if (now.drawn !== before.drawn) notify(Object.keys(now.drawn).filter((id) => now.drawn[id] !== before.drawn[id]))
})

/** Called with the id of a block whose text starts or stops being edited, or that must be redrawn. */
export const onWriting = changed.on

/** Whether a block's text is being edited on the canvas, and how often the block was redrawn after editing. */
export const writingOn = (id: string): { isWriting: boolean; drawn: number } => ({
  isWriting: ui().writing === id,
  drawn: useWriting.getState().drawn[id] ?? 0,
})
