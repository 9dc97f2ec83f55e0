import { decoded } from '@schemas/layout/decoded'
import type { Builder } from '../state/builder'
import { showNode } from './show-node'
import { nodeElement } from './hit'
import { revealNode } from './reveal-node'
import { isFolded, onCanvasMove, canvasDocument } from './canvas-frame'

/**
 * Reveals the node named by `#id` in the address once the canvas has drawn it. Returns a function that stops waiting.
 */
export function revealHashTarget(builder: Builder): (() => void) | undefined {
  const id = decoded(location.hash.slice(1))
  if (!id || !showNode(builder, id)) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const reveal = () => {
    const document = canvasDocument()
    if (!document || (!nodeElement(document, id) && !isFolded(id))) return
    end()
    revealNode(id)
  }
  const end = onCanvasMove(reveal)
  // It may already be drawn.
  reveal()
  return end
}
