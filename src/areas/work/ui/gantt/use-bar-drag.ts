import { type PointerEvent, useRef, useState } from 'react'

/** Pixels before a press becomes a drag. */
const tolerance = 4

type Drag = { at: number; width: number; isDragged: boolean }

/**
 * Moves a bar by whole days along its track. `shift` is how far it is now; a click that ends a drag opens nothing.
 * Escape puts the bar back.
 */
export function useBarDrag(days: number, isEnabled: boolean, move: (by: number) => void) {
  const drag = useRef<Drag>(undefined)
  const [shift, setShift] = useState(0)
  const end = () => {
    drag.current = undefined
    setShift(0)
    removeEventListener('keydown', cancel, true)
  }
  const daysOf = (distance: number, { width }: Drag) => Math.round((distance * days) / width)
  function cancel(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  }
  return {
    shift,
    handlers: isEnabled
      ? {
          onPointerDown: (event: PointerEvent<HTMLElement>) => {
            const track = event.currentTarget.parentElement
            if (event.button !== 0 || !track) return
            drag.current = { at: event.clientX, width: track.clientWidth, isDragged: false }
          },
          onPointerMove: (event: PointerEvent<HTMLElement>) => {
            const { current } = drag
            if (!current) return
            const distance = event.clientX - current.at
            if (!current.isDragged) {
              if (Math.abs(distance) < tolerance) return
              current.isDragged = true
              event.currentTarget.setPointerCapture(event.pointerId)
              addEventListener('keydown', cancel, true)
            }
            setShift(daysOf(distance, current))
          },
          onPointerUp: (event: PointerEvent<HTMLElement>) => {
            const { current } = drag
            if (!current?.isDragged) return end()
            // The click that follows belongs to the drag.
            event.currentTarget.addEventListener('click', (click) => click.stopPropagation(), {
              capture: true,
              once: true,
            })
            const by = daysOf(event.clientX - current.at, current)
            end()
            if (by !== 0) move(by)
          },
          onPointerCancel: end,
        }
      : {},
  }
}
