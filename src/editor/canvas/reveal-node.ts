import type { Area } from '../state/ui-store'
import { areaBox, areaElement } from './area-element'
import { boxOf, type Box, nodeElement } from './hit'
import type { Point } from '../ui/point'
import { isFolded, canvasFrame, canvasDocument, notifyCanvasMove } from './canvas-frame'

/** Scrolls a node into the canvas' window when it is outside, and opens whatever it is folded away in. */
export function revealNode(id: string): void {
  whenDrawn(id, (element) => reveal(element, () => boxOf(element)))
}

/**
 * The same, only when nothing of it is visible: a part that was just dropped and is partly visible must stay under the
 * hand.
 */
export function revealUnseen(id: string): void {
  whenDrawn(id, (element) => {
    const { top, bottom } = boxOf(element)
    if (bottom <= 0 || top >= (element.ownerDocument.defaultView?.innerHeight ?? 0))
      reveal(element, () => boxOf(element))
  })
}

/** The same for a block's area. */
export function revealArea(nodes: Parameters<typeof areaElement>[1], area: Area): void {
  whenDrawn(area.block, ({ ownerDocument: document }) => {
    const element = areaElement(document, nodes, area)
    if (element) reveal(element, () => areaBox(document, nodes, area) ?? boxOf(element))
  })
}

/** The same for any element on the canvas. */
export const revealElement = (element: Element): void => reveal(element, () => boxOf(element))

/** Opened content is drawn within this many frames. */
const maxFrames = 12
/**
 * Rows of a long page that come near the window turn out higher or lower than estimated, and are laid out within this
 * many frames.
 */
const settlingFrames = 3

/** The latest request; earlier ones stop scrolling the page. */
let requested: Element | string | undefined

/** Rows far from the window of a very long page are drawn on request, in one of the next frames. */
function whenDrawn(id: string, act: (element: HTMLElement) => void): void {
  const poll = (frames: number): void => {
    const document = canvasDocument()
    const element = document && nodeElement(document, id)
    if (element) return act(element)
    if (requested === id && frames < maxFrames) requestAnimationFrame(() => poll(frames + 1))
  }
  const isComing = isFolded(id)
  canvasFrame()?.folds?.load(id)
  if (isComing) requested = id
  poll(isComing ? 0 : maxFrames)
}

function reveal(element: Element, boxNow: () => Box): void {
  requested = element
  openAround(element)
  const scrollUntilStable = (frames: number): void => {
    if (!element.isConnected || requested !== element) return
    scrollIntoView(element, boxNow())
    if (frames > 0) requestAnimationFrame(() => scrollUntilStable(frames - 1))
  }
  const poll = (frames: number): void => {
    if (!element.isConnected) return
    if (isBox(boxNow())) {
      scrollUntilStable(settlingFrames)
      // Overlays are positioned once it has a box.
      if (frames > 0) notifyCanvasMove()
    } else if (frames < maxFrames) requestAnimationFrame(() => poll(frames + 1))
  }
  poll(0)
}

const isBox = ({ left, top, right, bottom }: Box) => right - left > 0 || bottom - top > 0

/** Notifies the views around an element that it is about to be shown: a tab opens its panel, a folded text unfolds. */
export function openAround(element: Element): void {
  element.dispatchEvent(new Event('beforematch', { bubbles: true }))
}

/**
 * Opens what the control at a point of the canvas opens for visitors, such as a tab's panel. True where there is such a
 * control.
 */
export function openAt(document: Document, { x, y }: Point): boolean {
  const control = document.elementFromPoint(x, y)?.closest('[aria-controls]')
  const controlled = control && document.getElementById(control.getAttribute('aria-controls') ?? '')
  if (!controlled) return false
  openAround(controlled)
  return true
}

function scrollIntoView(element: Element, { top, bottom }: Box): void {
  scrollAcross(element)
  const view = canvasFrame()?.frame.contentWindow
  if (!view) return
  const height = view.innerHeight
  if (top >= 0 && bottom <= height) return
  if (top < height && bottom > 0 && bottom - top > height) return
  view.scrollBy({ top: top - Math.max(32, (height - (bottom - top)) / 2), behavior: 'instant' })
}

/** Scrolls horizontal containers around an element, such as a carousel's track, until it is in view. */
function scrollAcross(element: Element): void {
  for (let holder = element.parentElement; holder && holder.id !== 'canvas-page'; holder = holder.parentElement) {
    if (holder.scrollWidth <= holder.clientWidth) continue
    const [own, around] = [boxOf(element), holder.getBoundingClientRect()]
    if (own.left >= around.left && own.right <= around.right) continue
    const before = holder.scrollLeft
    holder.scrollBy({ left: own.left - around.left, behavior: 'instant' })
    if (holder.scrollLeft !== before) notifyCanvasMove()
  }
}
