import type { FlatNode } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { areaName, areasOf } from '../document/areas'
import { nodeName } from '../document/name-node'
import { parentId } from '../document/rules'
import type { Area } from '../state/ui-store'

/** A crumb on the path from the page to the selection: a node, or the area of a block that contains the next one. */
export type Crumb = { key: string; name: LocalisedText; kind: FlatNode['kind'] | 'area' } & (
  | { id: string }
  | { area: Area }
)

type Nodes = { get: (id: string) => FlatNode | undefined }

/**
 * Path to a node or a block's area, from the outermost row. The only column of a row is left out: it says nothing that
 * the row does not.
 */
export function pathOf(nodes: Nodes, to: string | Area): Crumb[] {
  const breadcrumbs: Crumb[] = []
  if (typeof to !== 'string') breadcrumbs.push(...areaCrumb(nodes, to, true))
  const first = typeof to === 'string' ? to : to.block
  for (let id: string | undefined = first; id !== undefined;) {
    const node = nodes.get(id)
    if (!node) break
    if (node.kind !== 'cell' || id === first || !isOnly(nodes, node.parent.row))
      breadcrumbs.unshift({ key: id, id, name: nodeName(node), kind: node.kind })
    if ('block' in node.parent) breadcrumbs.unshift(...areaCrumb(nodes, node.parent, false))
    id = parentId(node.parent)
  }
  return breadcrumbs
}

/** Only blocks with several areas get an area crumb. */
function areaCrumb(nodes: Nodes, area: Area, isChosen: boolean): Crumb[] {
  const block = nodes.get(area.block)
  if (block?.kind !== 'block' || (!isChosen && areasOf(block).length < 2)) return []
  return [{ key: `${area.block}:${area.slot}`, area, name: areaName(block, area.slot), kind: 'area' }]
}

function isOnly(nodes: Nodes, row: string): boolean {
  const node = nodes.get(row)
  return node?.kind === 'row' && node.cells.length === 1
}
