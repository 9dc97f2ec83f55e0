import type { RenderBlock } from '@schemas/layout/render'

/** One line for the log and the debug console; the visitor sees only a quiet notice. */
export function reportBlock(block: RenderBlock, error: unknown): void {
  console.error(`Block ${block.id} (${block.type}) failed:`, error)
}
