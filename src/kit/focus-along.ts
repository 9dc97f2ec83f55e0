import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes the focus along when a part of the page is replaced by another (a form by what came of it, a button by its form): whoever works by keys, or
 * hears the page, would else begin at its top again. `give` puts it where one goes on, and is asked only where it is lost.
 */
export function useFocusAlong(part: string | boolean, give: () => void): void {
  const before = useRef(part)
  const focus = useEffectEvent(give)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    const { activeElement, body } = document
    if (!activeElement || activeElement === body || !activeElement.checkVisibility()) focus()
  }, [part])
}

/** Gives the focus to what is marked `data-takes-focus` in an element, else to the element itself. */
export function focusIn(place: HTMLElement | null): void {
  const marked = place?.querySelector<HTMLElement>('[data-takes-focus]') ?? place
  marked?.focus()
}
