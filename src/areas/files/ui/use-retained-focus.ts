import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps keyboard focus in a container whose content is replaced: when the focused element disappears, the focus goes to
 * the element marked `data-keys`, or otherwise to the container itself. The container needs a `tabIndex`.
 */
export function useRetainedFocus<Place extends HTMLElement>(
  place: RefObject<Place | null>,
): { onFocus: () => void; onBlur: (event: FocusEvent) => void } {
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const box = place.current
    if (!box || !isInside.current) return
    const { activeElement } = document
    if (activeElement !== box && activeElement !== document.body && activeElement !== null) return
    const next = box.querySelector<HTMLElement>('[data-keys]') ?? box
    if (next !== activeElement) next.focus({ preventScroll: true })
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    // Removing the focused element also blurs it, without a related target; only a move to another element counts as
    // leaving.
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !place.current?.contains(relatedTarget)) isInside.current = false
    },
  }
}
