import { compileRows } from '@schemas/layout/compile'
import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import { listHeadings } from '@schemas/layout/contents/fill-contents'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { nestRow } from '@schemas/layout/flat/nest'
import type { Row } from '@schemas/layout/page'
import type { ReadBlock } from '@schemas/layout/read'
import { resolveSections } from '@schemas/layout/resolve-sections'
import { viewFor } from '@schemas/layout/role'
import { linkedSection } from '@schemas/layout/sections'
import { knownRows } from '../state/use-sections'
import type { CanvasContext } from './canvas-context'

type Context = Pick<CanvasContext, 'types' | 'role' | 'locale' | 'now' | 'timeZone' | 'place' | 'data'>

/** The headings of a page as visitors of that role would get them listed, from the page being edited. */
export function pageHeadings(page: Pick<FlatPage, 'views' | 'nodes'>, context: Context): readonly ListedHeading[] {
  const { types, role, locale, now, timeZone, place } = context
  const rows = (viewFor(page.views, role) ?? []).map((id) => nestRow(page.nodes, id))
  const { tree, calls } = compileRows(withHeadings(resolveSections(rows, knownRows, types), context), {
    types,
    role,
    locale,
    now,
    timeZone,
    ...place,
    asset: () => undefined,
    explain: false,
  })
  for (const { block, name, call, input } of calls) {
    const outcome = context.data(call, input)
    if (outcome) (block.data ??= {})[name] = outcome
  }
  return listHeadings(tree.rows, types.definition)
}

/** Whether linked sections must be loaded to list the headings. */
export const holdsSections = ({ nodes }: Pick<FlatPage, 'nodes'>): boolean =>
  [...nodes.values()].some((node) => node.kind === 'block' && linkedSection(node.fields) !== undefined)

/** Only reads blocks that may contain headings: on a long page most have none, and parsing all of them takes long. */
function withHeadings(rows: readonly Row[], context: Context): Row[] {
  const keep = (block: ReadBlock): ReadBlock[] => {
    if (!block.slots && !context.types.definition(block.type)?.headings) return []
    return [
      block.slots
        ? {
            ...block,
            slots: Object.fromEntries(
              Object.entries(block.slots).map(([slot, inner]) => [slot, withHeadings(inner, context)]),
            ),
          }
        : block,
    ]
  }
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.flatMap(keep) })),
  }))
}
