/** From the page's own document, where the keyboard would reach no command, and from nowhere, the focus goes to the canvas that lies over the page. */
export function focusCanvas(): void {
  const { activeElement, body } = window.document
  if (activeElement instanceof HTMLIFrameElement || activeElement === body) window.document.querySelector<HTMLElement>('[data-surface="canvas"]')?.focus({ preventScroll: true })
}
