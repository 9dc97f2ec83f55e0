import type { Block, Row } from '@schemas/layout/page'
import { overlayOwnValues, unmarked } from '@schemas/layout/overlay-values'
import { ownOf } from '@schemas/layout/own-values'
import { blockDefinition, blockMigrations } from '@registry/block-kits'

const types = { definition: blockDefinition, migrations: blockMigrations }

/** The rows of a section as the block that links it shows them, for a copy in its place: what the page says of its own is the copy's, which is no section's any more. */
export function rowsAsShown(rows: readonly Row[], link: Pick<Block, 'props'>): Row[] {
  return withoutMarks(overlayOwnValues(rows, ownOf(link), types))
}

function withoutMarks(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      blocks: cell.blocks.map((block) => {
        const { slots, ...fields } = unmarked(block)
        return slots
          ? {
              ...fields,
              slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, withoutMarks(inner)])),
            }
          : fields
      }),
    })),
  }))
}
