import type { Block, Row } from '@schemas/layout/page'
import { overlayOwnValues, unmarked } from '@schemas/layout/overlay-values'
import { ownOf } from '@schemas/layout/own-values'
import { blockDefinition, blockMigrations } from '@registry/block-kits'

const types = { definition: blockDefinition, migrations: blockMigrations }

/**
 * A section's rows as the linking block shows them, for a copy: the page's own values are merged in, because the copy
 * belongs to no section.
 */
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
