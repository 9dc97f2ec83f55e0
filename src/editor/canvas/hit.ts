import type { Role } from '@schemas/layout/role'
import type { Target } from '../document/target'
import type { Point } from '../ui/point'

/** A box in canvas pixels, from the window's top left corner. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Elements cached per document. */
const maxCached = 400
const known = new WeakMap<Node, Map<string, HTMLElement>>()

/** The cache of the document that contains a node. */
function knownOf(node: Node): Map<string, HTMLElement> {
  const document = node.ownerDocument ?? node
  const elements = known.get(document) ?? new Map<string, HTMLElement>()
  if (elements.size >= maxCached) elements.clear()
  known.set(document, elements)
  return elements
}

/**
 * The element of a node. Cached, because the selection and the dragged item are looked up on every pointer move and a
 * page has thousands of nodes.
 */
export function nodeElement(root: ParentNode, id: string): HTMLElement | null {
  const elements = knownOf(root)
  const last = elements.get(id)
  if (last?.dataset.node === id && root.contains(last)) return last
  const found = root.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
  if (found) elements.set(id, found)
  return found
}

/**
 * The box of a node. The wrapper element of a block has none, so its content's box is used. Overflowing descendants are
 * not counted: cards waiting next to a carousel, or a visually hidden field.
 */
export function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect()
  if (hasSize(own)) return own
  const inner = [...element.children].map(boxOf).filter(hasSize)
  const [first] = inner
  if (first) return inner.reduce(around, first)
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const hasSize = ({ left, top, right, bottom }: Box) => right > left || bottom > top
const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

/** The ids under a point, innermost first. */
export const nodesAt = (document: Document, { x, y }: Point): string[] => nodesAround(document.elementFromPoint(x, y))

/** The ids of the nodes that contain an element, innermost first. */
export function nodesAround(inner: Element | null): string[] {
  const found: string[] = []
  for (let element = inner?.closest('[data-node]'); element; element = element.parentElement?.closest('[data-node]')) {
    const id = element.getAttribute('data-node')
    if (!id) continue
    found.push(id)
    // Cached now, because what is under the pointer is asked for next.
    knownOf(element).set(id, element as HTMLElement)
  }
  return found
}

/** The empty area at a point that waits for its first block. */
export function emptyAt(document: Document, { x, y }: Point): Target | undefined {
  const empty = document.elementFromPoint(x, y)?.closest('[data-empty-rows], [data-empty-cell]')
  return empty ? targetOf(empty) : undefined
}

/** An interactive element on the canvas itself: a button of a notice. */
export const buttonAt = (document: Document, { x, y }: Point): HTMLElement | null | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-acts]')

/** The block of a linked section at a point, where the page may have its own values. */
export const partAt = (document: Document, { x, y }: Point): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-part]')?.dataset.part

/** The target of a part that is dropped into an empty area. */
export function targetOf(empty: Element): Target {
  const cell = empty.getAttribute('data-empty-cell')
  if (cell) return { cell, index: 0 }
  const [owner = '', name = ''] = (empty.getAttribute('data-empty-rows') ?? '').split(/:(.*)/s)
  return { rows: owner === 'view' ? { view: name as Role } : { block: owner, slot: name }, index: 0 }
}
