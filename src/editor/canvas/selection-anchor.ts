import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { areaBox } from './area-element'
import { boxOf, nodeElement } from './hit'
import type { Point } from '../ui/point'
import { fromCanvas, canvasFrame, canvasDocument } from './canvas-frame'

/** Space (px) kept free for what opens at the canvas' lower edge. */
const spaceBelow = 60

/**
 * The point in window coordinates at which something about the selection opens: below it, as far as that is in view; at
 * the top of the canvas when nothing is selected.
 */
export function selectionAnchor({ store }: Pick<Builder, 'store'>): Point {
  const { selection, area } = ui()
  const [document, last] = [canvasDocument(), selection.at(-1)]
  const element = document && last !== undefined ? nodeElement(document, last) : null
  const { left, top, width, height } = canvasFrame()?.frame.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    width: 0,
    height: 400,
  }
  const own = document && area ? areaBox(document, store, area) : element && boxOf(element)
  const box = own && fromCanvas(own)
  return {
    x: left + (box ? (box.left + box.right) / 2 : width / 2),
    y: top + (box ? Math.max(0, Math.min(box.bottom, height - spaceBelow)) : 80),
  }
}
