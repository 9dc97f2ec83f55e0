import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { drawnAt, type Drawn, nothingDrawn } from './drawn-rows'

/** How long nothing moves until a list rests (ms). */
const restMs = 140

type Options = {
  /** As high as the list, in the box that scrolls. */ container: RefObject<HTMLElement | null>
  rows: number
  /** Of a line and of what stands above the first (CSS px). */ height: number
  above: number
  beyond: number
  step: number
}

/** The lines to draw as the list scrolls and changes its size. It is told of scrolling once for each line, or for several, not for each pixel. */
export function useDrawnRows({ container, rows, height, above, beyond, step }: Options): Drawn {
  const [drawn, setDrawn] = useState(nothingDrawn)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const element = container.current?.parentElement
    if (!element) return
    // Reading it for each pixel would have the browser lay out what has just changed.
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

/** Scrolls as far as it takes to have a line whole in sight. */
export function scrollToRow(
  scroller: HTMLElement | null,
  {
    row,
    height,
    above,
    covered,
  }: { row: number; height: number; above: number; /** What lies over the upper edge (px). */ covered: number },
): void {
  if (!scroller) return
  const margin = 8
  const from = above + row * height
  if (from < scroller.scrollTop + covered + margin) scroller.scrollTop = row === 0 ? 0 : from - covered - margin
  else if (from + height > scroller.scrollTop + scroller.clientHeight - margin)
    scroller.scrollTop = from + height + margin - scroller.clientHeight
}
