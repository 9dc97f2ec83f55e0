import { type Box, boxOf } from './hit'
import { rowsWithin } from './rows-in-sight'
import { canvasFrame, toWindow } from './canvas-frame'

/**
 * The visible blocks that a rectangle in the builder's window (px) touches; of nested blocks, the one that is meant.
 */
export function touchedBlocks(box: Box): string[] {
  const frame = canvasFrame()?.frame
  if (!frame?.contentDocument) return []
  const page = frame.contentDocument.getElementById('canvas-page')
  if (!page) return []
  // Only visible blocks: asking for others would force their layout.
  const blocks = rowsWithin(page, frame.clientHeight, 0).flatMap((row) => [
    ...row.querySelectorAll('[data-kind="block"]'),
  ])
  const touched = blocks.flatMap((element) => {
    const own = toWindow(boxOf(element))
    const isTouched = own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top
    return isTouched
      ? [
          {
            element,
            isWhole: own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom,
          },
        ]
      : []
  })
  // A block and its content are never both selected: the block when all of it is inside, else the touched parts.
  const isInWhole = (element: Element) =>
    touched.some((other) => other.isWhole && other.element !== element && other.element.contains(element))
  const holdsTouched = (element: Element) =>
    touched.some((other) => other.element !== element && element.contains(other.element))
  return touched.flatMap(({ element, isWhole }) =>
    isInWhole(element) || (!isWhole && holdsTouched(element)) ? [] : [element.getAttribute('data-node') as string],
  )
}
