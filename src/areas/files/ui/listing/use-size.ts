import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner width of an element (CSS px), as it changes; 0 until it is known. */
export function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const read = () => setWidth(measured.clientWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
