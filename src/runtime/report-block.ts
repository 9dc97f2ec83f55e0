import type { RenderBlock } from '@schemas/layout/render'

/** One line for the log and the debug console; visitors see only a neutral notice. */
export function reportBlock(block: RenderBlock, error: unknown): void {
  console.error(`Block ${block.id} (${block.type}) failed:`, error)
}
