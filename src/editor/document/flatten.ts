import type { Block, Cell, Page, Row } from '@schemas/layout/page'
import { type Role, roles } from '@schemas/layout/role'
import type { FlatNode, FlatPage, Parent } from './flat'

/** Spreads a page out to a map of nodes by id. Throws when two nodes share one: `readPage` gives each its own. */
export function flatten({ views, ...fields }: Page): FlatPage {
  // Without a prototype, so that no id can reach one.
  const nodes = Object.create(null) as Record<string, FlatNode>
  const put = (id: string, node: FlatNode): string => {
    if (id in nodes) throw new Error(`Two nodes share the id ${id}.`)
    nodes[id] = node
    return id
  }
  const rows = (list: Row[], parent: Parent): string[] =>
    list.map(({ cells, ...own }) => {
      const node = { kind: 'row' as const, fields: own, parent, cells: [] as string[] }
      put(own.id, node)
      node.cells = cells.map((cell) => flattenCell(cell, { row: own.id }))
      return own.id
    })
  const flattenCell = ({ blocks, ...own }: Cell, parent: Parent): string => {
    const node = { kind: 'cell' as const, fields: own, parent, blocks: [] as string[] }
    put(own.id, node)
    node.blocks = blocks.map((block) => flattenBlock(block, { cell: own.id }))
    return own.id
  }
  const flattenBlock = ({ slots, ...own }: Block, parent: Parent): string => {
    const node: FlatNode & { kind: 'block' } = { kind: 'block', fields: own, parent }
    put(own.id, node)
    if (slots) node.slots = Object.fromEntries(Object.entries(slots).map(([slot, list]) => [slot, rows(list, { block: own.id, slot })]))
    return own.id
  }
  const flat: FlatPage = { fields, views: {}, nodes }
  for (const role of roles) {
    const view = views[role as Role]
    if (view) flat.views[role as Role] = rows(view.rows, { view: role as Role })
  }
  return flat
}
