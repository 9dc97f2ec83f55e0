import type { Point } from '../canvas/hit'
import { stage } from '../canvas/stage'
import { useDrag } from './drag-store'

/** From this near to the canvas' upper or lower edge (px) it scrolls, and at most so fast (px a frame). */
const zone = 56
const fastest = 22

/** Scrolls the canvas while something is held near its edge, and says so, because then other things are under the pointer. */
export function scrollWhileDragging(pointer: () => Point, scrolled: () => void): void {
  const step = () => {
    if (!useDrag.getState().item) return
    const frame = stage()?.frame
    const box = frame?.getBoundingClientRect()
    const { x, y } = pointer()
    if (frame?.contentWindow && box && x > box.left && x < box.right && y > box.top - zone && y < box.bottom + zone) {
      const into = y < box.top + zone ? y - box.top - zone : y > box.bottom - zone ? y - box.bottom + zone : 0
      if (into !== 0) {
        frame.contentWindow.scrollBy({ top: Math.sign(into) * Math.min(fastest, Math.abs(into) / 3), behavior: 'instant' })
        scrolled()
      }
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
