import { boxOf, nodeElement } from './hit'
import { stage, stageDocument } from './stage'

/** Brings a node into the canvas' window when it is out of it. */
export function revealNode(id: string): void {
  const [document, frame] = [stageDocument(), stage()?.frame]
  const element = document && nodeElement(document, id)
  if (!element || !frame?.contentWindow) return
  const { top, bottom } = boxOf(element)
  const height = frame.contentWindow.innerHeight
  if (top >= 0 && bottom <= height) return
  if (top < height && bottom > 0 && bottom - top > height) return
  frame.contentWindow.scrollBy({ top: top - Math.max(32, (height - (bottom - top)) / 2), behavior: 'instant' })
}
