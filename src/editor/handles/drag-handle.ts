import { canvasFrame } from '../canvas/canvas-frame'
import type { Gesture } from '../document/history'
import { holdKeys } from '../drag/hold-keys'
import type { Builder } from '../state/builder'

type Follow = {
  /** Receives the distance moved, in the page's own px. */
  move: (dx: number, dy: number) => void
  /** Released or cancelled. */
  end?: () => void
  /** Escape: restore the state before the press. */
  cancel: () => void
}

/** Follows a pointer from the press on a handle until it is released, or cancelled by Escape. */
export function followPointer(event: React.PointerEvent, { move, end, cancel }: Follow): void {
  // Other buttons open the context menu.
  if (event.button > 0) return
  event.preventDefault()
  event.stopPropagation()
  const target = event.currentTarget as HTMLElement
  const { clientX, clientY, pointerId } = event
  target.setPointerCapture(pointerId)
  const over = new AbortController()
  const { signal } = over
  const follow = (moved: PointerEvent) => {
    const zoom = canvasFrame()?.zoom ?? 1
    move((moved.clientX - clientX) / zoom, (moved.clientY - clientY) / zoom)
  }
  const stop = () => {
    release()
    over.abort()
    end?.()
  }
  const release = holdKeys(() => {
    stop()
    cancel()
  })
  target.addEventListener('pointermove', follow, { signal })
  // Listens on the window: a handle that is removed while held receives no more events.
  const letGo = (ended: Event) => (ended as PointerEvent).pointerId === pointerId && stop()
  for (const each of ['pointerup', 'pointercancel', 'lostpointercapture'])
    addEventListener(each, letGo, { signal, capture: true })
}

/** Undoes what a gesture has done so far. */
export function undoGesture({ store }: Builder, gesture: Gesture): void {
  if (store.history.done.at(-1)?.key === gesture) store.undo()
}
