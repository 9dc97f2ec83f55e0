const toCanvas = () =>
  window.document.querySelector<HTMLElement>('[data-surface="canvas"]')?.focus({ preventScroll: true })

/** From the page's own document, where the keyboard would reach no command, the focus goes to the canvas that lies over it. */
export function focusCanvas(): void {
  if (window.document.activeElement instanceof HTMLIFrameElement) toCanvas()
}

/** Where what had the focus is gone once what was done is drawn, what `first` finds has it, else the canvas: the next key goes on from there. */
export function keepFocus(first?: string): void {
  const give = () => {
    if (window.document.activeElement !== window.document.body) return
    const place = first === undefined ? null : window.document.querySelector<HTMLElement>(first)
    if (place) place.focus()
    else toCanvas()
  }
  requestAnimationFrame(() => requestAnimationFrame(give))
}

/** From a notice, whose button goes with it, the focus goes on to the canvas. */
export function leaveNotice(): void {
  const { activeElement } = window.document
  if (activeElement instanceof HTMLElement && activeElement.closest('.mantine-Notification-root')) activeElement.blur()
  keepFocus()
}
