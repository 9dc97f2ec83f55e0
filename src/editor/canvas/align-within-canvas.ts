/** Stands something at the left edge of its part, and further left where the canvas would end before it does (px of the builder's window). */
export function alignWithinCanvas(
  own: HTMLElement,
  part: { left: number },
  canvas: { left: number; right: number },
): void {
  const last = canvas.right - 8 - own.offsetWidth
  own.style.left = `${Math.max(Math.min(part.left, last), canvas.left) - part.left}px`
}
