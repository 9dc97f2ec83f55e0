/**
 * Aligns an element with the left edge of its part, or further left when it would cross the right edge of the canvas
 * (px of the builder's window).
 */
export function alignWithinCanvas(
  own: HTMLElement,
  part: { left: number },
  canvas: { left: number; right: number },
): void {
  const last = canvas.right - 8 - own.offsetWidth
  own.style.left = `${Math.max(Math.min(part.left, last), canvas.left) - part.left}px`
}
