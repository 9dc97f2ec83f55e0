/** From the page's own document, where the keyboard would reach no command, the focus goes to the canvas that lies over it. */
export function focusCanvas(): void {
  if (window.document.activeElement instanceof HTMLIFrameElement) window.document.querySelector<HTMLElement>('[data-surface="canvas"]')?.focus({ preventScroll: true })
}
