import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { drawnAt, type Drawn, nothingDrawn } from './drawn-rows'

/** Time without movement after which a list counts as resting (ms). */
const restMs = 140

type Options = {
  /** Element as high as the list, inside the scroll container. */ container: RefObject<HTMLElement | null>
  rows: number
  /** Height of a row, and of the content above the first (CSS px). */ height: number
  above: number
  beyond: number
  step: number
}

/** Rows to render as the list scrolls and resizes. Scrolling updates it once per row or several rows, not per pixel. */
export function useDrawnRows({ container, rows, height, above, beyond, step }: Options): Drawn {
  const [drawn, setDrawn] = useState(nothingDrawn)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const element = container.current?.parentElement
    if (!element) return
    // Cached, because reading it on every scroll event would force layout.
    let sight = element.clientHeight
    const update = (isStill: boolean) =>
      setDrawn((before) =>
        drawnAt(before, { scrollTop: element.scrollTop, sight, height, above, rows, beyond, step, isStill }),
      )
    const onScroll = () => {
      update(false)
      clearTimeout(rest.current)
      rest.current = setTimeout(() => update(true), restMs)
    }
    const observer = new ResizeObserver(() => {
      sight = element.clientHeight
      update(true)
    })
    update(true)
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(rest.current)
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [container, rows, height, above, beyond, step])
  return drawn
}

/** Scrolls as little as needed to show a row in full. */
export function scrollToRow(
  scroller: HTMLElement | null,
  {
    row,
    height,
    above,
    covered,
  }: { row: number; height: number; above: number; /** Height covered at the upper edge (px). */ covered: number },
): void {
  if (!scroller) return
  const margin = 8
  const from = above + row * height
  if (from < scroller.scrollTop + covered + margin) scroller.scrollTop = row === 0 ? 0 : from - covered - margin
  else if (from + height > scroller.scrollTop + scroller.clientHeight - margin)
    scroller.scrollTop = from + height + margin - scroller.clientHeight
}
