import type { Point } from '../canvas/hit'
import { stage } from '../canvas/stage'
import { dropScrollers } from './drag-source'
import { useDrag } from './drag-store'

/** From this near to an upper or lower edge (px) what is under it scrolls, and at most so fast (px a frame). */
const zone = 56
const fastest = 22

/** Scrolls the canvas, or a list that takes drops, while something is held near its edge, and says so, because then other things are under the pointer. */
export function scrollWhileDragging(pointer: () => Point, scrolled: () => void): void {
  const step = () => {
    if (!useDrag.getState().item) return
    if (scrollAt(pointer())) scrolled()
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function scrollAt(point: Point): boolean {
  for (const scroller of dropScrollers()) {
    const element = scroller()
    const by = element ? stepAt(element, point, 0) : 0
    if (by !== 0) element?.scrollBy({ top: by, behavior: 'instant' })
    if (by !== 0) return true
  }
  const frame = stage()?.frame
  const by = frame ? stepAt(frame, point, zone) : 0
  if (by !== 0) frame?.contentWindow?.scrollBy({ top: by, behavior: 'instant' })
  return by !== 0
}

/** How far (px) to scroll in this frame; `beyond` is how far outside of the edges a pointer still counts. */
function stepAt(element: Element, { x, y }: Point, beyond: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (x <= left || x >= right || y <= top - beyond || y >= bottom + beyond) return 0
  // A low list keeps its middle for what lies there.
  const near = Math.min(zone, (bottom - top) / 4)
  const into = y < top + near ? y - top - near : y > bottom - near ? y - bottom + near : 0
  return into === 0 ? 0 : Math.sign(into) * Math.min(fastest, Math.max(1, Math.abs(into) / 3))
}
