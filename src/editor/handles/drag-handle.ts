import { stage } from '../canvas/stage'

/** Follows a pointer from a press on a handle until it is let go; `move` gets the way so far in the page's own px. */
export function followPointer(event: React.PointerEvent, move: (dx: number, dy: number) => void, end?: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  const target = event.currentTarget as HTMLElement
  const { clientX, clientY, pointerId } = event
  target.setPointerCapture(pointerId)
  const follow = (moved: PointerEvent) => {
    const zoom = stage()?.zoom ?? 1
    move((moved.clientX - clientX) / zoom, (moved.clientY - clientY) / zoom)
  }
  const stop = () => {
    target.removeEventListener('pointermove', follow)
    target.removeEventListener('pointerup', stop)
    target.removeEventListener('pointercancel', stop)
    end?.()
  }
  target.addEventListener('pointermove', follow)
  target.addEventListener('pointerup', stop)
  target.addEventListener('pointercancel', stop)
}
