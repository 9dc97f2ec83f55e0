import type { Point } from '../canvas/hit'
import { canvasFrame } from '../canvas/canvas-frame'
import { dropScrollers } from './drag-source'
import { useDrag } from './drag-store'

/** From this near to an upper or lower edge (px) what is under it scrolls, and at most so fast (px a frame). */
const zone = 56
const fastest = 22

/** What has just come over an edge of the canvas rests there so long (ms) before that asks for more of the page. */
const restMs = 400

/**
 * Scrolls the canvas, or a list that takes drops, while something is held near its edge, and says so, because then other things are under the pointer.
 * What is carried over an edge onto the canvas, as from a panel below it, is on its way to a place that is seen, and moves the page only once it has been
 * away from the edge, or rests there. Told of every move of the pointer: away from all edges it asks for no frames, which what is let go would wait for.
 */
export function scrollAtEdges(scrolled: () => void): (pointer: Point) => void {
  let point: Point = { x: 0, y: 0 }
  let rested = 0
  /** When the frame before was; none where it did not ask for another. */
  let before: number | undefined
  let isRunning = false
  /** How far (px) the pointer asks the page to go in this frame. */
  const scrollStep = (): number => {
    const frame = canvasFrame()?.frame
    if (!frame) return 0
    const by = stepAt(frame, point, zone)
    if (!isOver(frame, point, zone)) rested = 0
    else if (by === 0) rested = restMs
    return by
  }
  const step = (now: number) => {
    isRunning = false
    // Screens have their own beats: what is counted is the time between two frames, and not the frames.
    const passed = now - (before ?? now)
    before = undefined
    if (!useDrag.getState().item) return
    const by = scrollStep()
    const frame = canvasFrame()?.frame
    if (by !== 0 && frame && isOver(frame, point, 0)) rested += passed
    const isList = scrollLists(point)
    if (isList || (by !== 0 && rested >= restMs && scrollPage(by))) scrolled()
    if (!isList && by === 0) return
    before = now
    run()
  }
  const run = () => {
    if (!isRunning) requestAnimationFrame(step)
    isRunning = true
  }
  return (pointer) => {
    point = pointer
    if (scrollStep() !== 0 || [...dropScrollers()].some((scroller) => isNear(scroller(), point))) run()
  }
}

const isNear = (element: Element | null, point: Point) => element !== null && stepAt(element, point, 0) !== 0

function scrollLists(point: Point): boolean {
  for (const scroller of dropScrollers()) {
    const element = scroller()
    const by = element ? stepAt(element, point, 0) : 0
    if (by !== 0) element?.scrollBy({ top: by, behavior: 'instant' })
    if (by !== 0) return true
  }
  return false
}

function scrollPage(by: number): true {
  canvasFrame()?.frame.contentWindow?.scrollBy({ top: by, behavior: 'instant' })
  return true
}

function isOver(element: Element, { x, y }: Point, beyond: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x > left && x < right && y > top - beyond && y < bottom + beyond
}

/** How far (px) to scroll in this frame; `beyond` is how far outside of the edges a pointer still counts. */
function stepAt(element: Element, point: Point, beyond: number): number {
  if (!isOver(element, point, beyond)) return 0
  const { y } = point
  const { top, bottom } = element.getBoundingClientRect()
  // A low list keeps its middle for what lies there.
  const near = Math.min(zone, (bottom - top) / 4)
  const into = y < top + near ? y - top - near : y > bottom - near ? y - bottom + near : 0
  return into === 0 ? 0 : Math.sign(into) * Math.min(fastest, Math.max(1, Math.abs(into) / 3))
}
