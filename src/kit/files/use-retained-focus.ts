import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard in a place whose content is drawn anew: where the focused element goes away, the place itself has the focus, or what in it is
 * marked `data-keys` as soon as that is there. The place needs a `tabIndex`.
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
    // What goes away while things are drawn tells of nothing here: only a person who goes elsewhere does.
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !place.current?.contains(relatedTarget)) isInside.current = false
    },
  }
}
