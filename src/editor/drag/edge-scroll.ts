import type { Point } from '../ui/point'
import { canvasFrame } from '../canvas/canvas-frame'
import { dropScrollers } from './drag-source'
import { useDrag } from './drag-store'

/**
 * Scroll zone: distance (px) to the upper or lower edge within which scrolling starts. Below: the top speed (px per
 * frame).
 */
const zone = 56
const fastest = 22

/** How long (ms) the pointer must rest after crossing an edge of the canvas before the page scrolls. */
const restMs = 400

/**
 * Scrolls the canvas, or a list that accepts drops, while something is held near its edge, and calls `scrolled`,
 * because other things are under the pointer then.
 * An item carried over an edge onto the canvas, as from a panel below it, is on its way to a visible place: it scrolls
 * the page only once it has been away from the edge, or rests there. The returned function takes every pointer move.
 * Away from all edges it requests no frames, which a drop would have to wait for.
 */
export function scrollAtEdges(scrolled: () => void): (pointer: Point) => void {
  let point: Point = { x: 0, y: 0 }
  let rested = 0
  /** Time of the previous frame; undefined if it did not request another. */
  let before: number | undefined
  let isRunning = false
  /** How far (px) to scroll in this frame. */
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
    // Displays differ in refresh rate: speed is measured by the time between two frames, not by the frame count.
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

/** How far (px) to scroll in this frame; `beyond` is how far outside the edges a pointer still counts. */
function stepAt(element: Element, point: Point, beyond: number): number {
  if (!isOver(element, point, beyond)) return 0
  const { y } = point
  const { top, bottom } = element.getBoundingClientRect()
  // A low list keeps its middle free for drops.
  const near = Math.min(zone, (bottom - top) / 4)
  const into = y < top + near ? y - top - near : y > bottom - near ? y - bottom + near : 0
  return into === 0 ? 0 : Math.sign(into) * Math.min(fastest, Math.max(1, Math.abs(into) / 3))
}
