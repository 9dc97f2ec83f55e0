import type { FlatNode, FlatPage, Parent } from '@schemas/layout/flat/flat'
import { newId } from './new-node'

/** The page with new ids for all parts, as needed for a page template. Anchors stay, because its links lead to them. */
export function renewIds({ fields, views, nodes }: FlatPage): FlatPage {
  const ids = new Map([...nodes.keys()].map((id) => [id, newId()]))
  const renewed = (id: string) => ids.get(id) ?? id
  const all = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(renewed)]))
  const parentOf = <P extends Parent>(parent: P): P => ({
    ...parent,
    ...('row' in parent
      ? { row: renewed(parent.row) }
      : 'cell' in parent
        ? { cell: renewed(parent.cell) }
        : 'block' in parent
          ? { block: renewed(parent.block) }
          : {}),
  })
  const nodeOf = (node: FlatNode): FlatNode => {
    const id = renewed(node.fields.id)
    if (node.kind === 'row')
      return { ...node, fields: { ...node.fields, id }, parent: parentOf(node.parent), cells: node.cells.map(renewed) }
    if (node.kind === 'cell')
      return {
        ...node,
        fields: { ...node.fields, id },
        parent: parentOf(node.parent),
        blocks: node.blocks.map(renewed),
      }
    return {
      ...node,
      fields: { ...node.fields, id },
      parent: parentOf(node.parent),
      ...(node.slots ? { slots: all(node.slots) } : {}),
    }
  }
  return { fields, views: all(views), nodes: new Map([...nodes].map(([id, node]) => [renewed(id), nodeOf(node)])) }
}
