import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Box, type Geometry, indexesIn } from './geometry'

/**
 * Distance before a press starts a lasso (px), distance to the edge within which the list scrolls, and its speed (px
 * per frame).
 */
const threshold = 5
const edge = 40
const fastest = 20

type Lasso = {
  scroller: RefObject<HTMLElement | null>
  geometry: Geometry
  total: number
  /** Called whenever the enclosed items change. */
  onChoose: (indexes: readonly number[]) => void
  /** With the items enclosed at the end. */
  onEnd: (indexes: readonly number[]) => void
}

/**
 * Rubber-band selection by mouse. It works on computed positions rather than rendered elements, so that it also covers
 * items scrolled out of view.
 */
export function useLasso({ scroller, geometry, total, onChoose, onEnd }: Lasso): {
  box: Box | undefined
  begin: (event: PointerEvent) => void
} {
  const [box, setBox] = useState<Box>()
  const now = useRef({ geometry, total, onChoose, onEnd })
  useLayoutEffect(() => {
    now.current = { geometry, total, onChoose, onEnd }
  })

  const begin = (start: PointerEvent) => {
    const list = scroller.current
    if (!list) return
    const { left, top } = list.getBoundingClientRect()
    const from = { x: start.clientX - left + list.scrollLeft, y: start.clientY - top + list.scrollTop }
    let point = { x: start.clientX, y: start.clientY }
    let isDrawn = false
    let frame = 0
    let last = ''
    let inside: readonly number[] = []
    const draw = () => {
      const to = { x: point.x - left + list.scrollLeft, y: Math.max(0, point.y - top + list.scrollTop) }
      const drawn: Box = {
        left: Math.max(0, Math.min(from.x, to.x)),
        right: Math.min(list.clientWidth, Math.max(from.x, to.x)),
        top: Math.min(from.y, to.y),
        bottom: Math.min(list.scrollHeight, Math.max(from.y, to.y)),
      }
      setBox(drawn)
      const indexes = indexesIn(now.current.geometry, drawn, now.current.total)
      const key = `${indexes[0]} ${indexes.at(-1)} ${indexes.length}`
      if (key === last) return
      last = key
      inside = indexes
      now.current.onChoose(indexes)
    }
    const scroll = () => {
      const area = list.getBoundingClientRect()
      const by =
        point.y < area.top + edge
          ? (point.y - area.top - edge) / edge
          : point.y > area.bottom - edge
            ? (point.y - area.bottom + edge) / edge
            : 0
      if (by !== 0) {
        const before = list.scrollTop
        list.scrollTop += Math.max(-3, Math.min(3, by)) * fastest
        if (list.scrollTop !== before) draw()
      }
      frame = requestAnimationFrame(scroll)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return
      point = { x: event.clientX, y: event.clientY }
      if (!isDrawn) {
        if (Math.hypot(point.x - start.clientX, point.y - start.clientY) < threshold) return
        isDrawn = true
        frame = requestAnimationFrame(scroll)
      }
      draw()
    }
    const end = () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      setBox(undefined)
      if (!isDrawn) return
      const swallow = (click: MouseEvent) => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, true), 0)
      now.current.onEnd(inside)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { box, begin }
}
