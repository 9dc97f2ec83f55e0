import { canvasFrame } from '../canvas/canvas-frame'
import type { Gesture } from '../document/history'
import { holdKeys } from '../drag/hold-keys'
import type { Builder } from '../state/builder'

type Follow = {
  /** Gets the way so far in the page's own px. */
  move: (dx: number, dy: number) => void
  /** It was let go, or given up. */
  end?: () => void
  /** Escape: all is to be as it was before the press. */
  cancel: () => void
}

/** Follows a pointer from a press on a handle until it is let go, or given up by Escape. */
export function followPointer(event: React.PointerEvent, { move, end, cancel }: Follow): void {
  // Another button asks for the menu.
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
  // Heard by the window: a handle that goes while it is held hears nothing more.
  const letGo = (ended: Event) => (ended as PointerEvent).pointerId === pointerId && stop()
  for (const each of ['pointerup', 'pointercancel', 'lostpointercapture'])
    addEventListener(each, letGo, { signal, capture: true })
}

/** Takes back what a gesture has done so far. */
export function undoGesture({ store }: Builder, gesture: Gesture): void {
  if (store.history.done.at(-1)?.key === gesture) store.undo()
}
