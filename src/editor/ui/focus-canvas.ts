const toCanvas = () =>
  window.document.querySelector<HTMLElement>('[data-surface="canvas"]')?.focus({ preventScroll: true })

/** Moves focus from the page's own document, where keys would reach no command, to the canvas element over it. */
export function focusCanvas(): void {
  if (window.document.activeElement instanceof HTMLIFrameElement) toCanvas()
}

/**
 * When the focused element is gone after an action, focuses what `first` finds, else the canvas, so that keyboard work
 * can continue.
 */
export function keepFocus(first?: string): void {
  const give = () => {
    if (window.document.activeElement !== window.document.body) return
    const place = first === undefined ? null : window.document.querySelector<HTMLElement>(first)
    if (place) place.focus()
    else toCanvas()
  }
  requestAnimationFrame(() => requestAnimationFrame(give))
}

/** A notice disappears together with its button, so focus moves to the canvas. */
export function leaveNotice(): void {
  const { activeElement } = window.document
  if (activeElement instanceof HTMLElement && activeElement.closest('.mantine-Notification-root')) activeElement.blur()
  keepFocus()
}
