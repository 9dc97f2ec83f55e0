import { useEffect, useRef, useState } from 'react'

/** How long (ms) the pointer rests on an entry before it is shown; from then on the next ones show at once. */
const restMs = 350
/** Room (px) that a preview is given below its upper edge. */
const reservedHeight = 320

export type Previewed = { type: string; left: number; top: number }

/** Which entry of the palette is shown at large: the one that a mouse rests on or the keyboard stands on. Fingers drag at once and see none. */
export function usePreview() {
  const [shown, setShown] = useState<Previewed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    setShown(undefined)
  }
  const show = (type: string, entry: HTMLElement) => {
    clearTimeout(timer.current)
    const place = () => {
      const [panel, own] = [entry.closest('aside') ?? entry, entry]
      setShown({
        type,
        left: panel.getBoundingClientRect().right + 10,
        top: Math.max(56, Math.min(own.getBoundingClientRect().top - 8, innerHeight - reservedHeight)),
      })
    }
    if (shown) place()
    else timer.current = setTimeout(place, restMs)
  }
  return { shown, show, hide }
}
