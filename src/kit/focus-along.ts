import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Preserves focus when a part of the page is replaced (a form by its result, a button by its form): otherwise keyboard
 * and screen reader users would start again at the top. `give` sets the new focus and is only called when it was lost.
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

/** Focuses the element marked `data-takes-focus`, otherwise the container. */
export function focusIn(place: HTMLElement | null): void {
  const marked = place?.querySelector<HTMLElement>('[data-takes-focus]') ?? place
  marked?.focus()
}
