import type { Cell, Page, Row } from '../page'
import type { ReadBlock } from '../read'
import { roles } from '../role'
import type { FlatBlock, FlatCell, FlatPage, FlatRow, RowParent } from './flat'

/** Converts a page to a map of nodes by id. Throws when two nodes share one; `readPage` makes ids unique. */
export function flatten({ views, ...fields }: Page): FlatPage {
  const nodes: FlatPage['nodes'] = new Map()
  const isNew = (id: string): void => {
    if (nodes.has(id)) throw new Error(`Two nodes share the id ${id}.`)
  }
  const rows = (list: readonly Row[], parent: RowParent): string[] =>
    list.map(({ cells, ...own }) => {
      isNew(own.id)
      const node: FlatRow = { kind: 'row', fields: own, parent, cells: [] }
      nodes.set(own.id, node)
      node.cells = cells.map((cell) => flattenCell(cell, own.id))
      return own.id
    })
  const flattenCell = ({ blocks, ...own }: Cell, row: string): string => {
    isNew(own.id)
    const node: FlatCell = { kind: 'cell', fields: own, parent: { row }, blocks: [] }
    nodes.set(own.id, node)
    node.blocks = blocks.map((block) => flattenBlock(block, own.id))
    return own.id
  }
  const flattenBlock = ({ slots, ...own }: ReadBlock, cell: string): string => {
    isNew(own.id)
    const node: FlatBlock = { kind: 'block', fields: own, parent: { cell } }
    nodes.set(own.id, node)
    if (slots)
      node.slots = Object.fromEntries(
        Object.entries(slots).map(([slot, list]) => [slot, rows(list, { block: own.id, slot })]),
      )
    return own.id
  }
  const flat: FlatPage = { fields, views: {}, nodes }
  for (const role of roles) {
    const view = views[role]
    if (view) flat.views[role] = rows(view.rows, { view: role })
  }
  return flat
}
