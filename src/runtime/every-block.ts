import type { RenderBlock, RenderRow } from '@schemas/layout/render'

/** Every block below `rows`, innermost first. */
export function everyBlock(rows: readonly RenderRow[]): RenderBlock[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell.blocks.flatMap((block) => [...Object.values(block.slots ?? {}).flatMap(everyBlock), block]),
    ),
  )
}
