import type { Block, Cell, Page, Row } from '@schemas/layout/page'
import { roles } from '@schemas/layout/role'
import type { FlatNode, FlatPage } from './flat'

/** The page that a map of nodes stands for; the inverse of `flatten`. Throws when a child is missing or of the wrong kind. */
export function nest({ fields, views, nodes }: FlatPage): Page {
  const take = <K extends FlatNode['kind']>(id: string, kind: K): FlatNode & { kind: K } => {
    const node = nodes[id]
    if (node?.kind !== kind) throw new Error(`There is no ${kind} with the id ${id}.`)
    return node as FlatNode & { kind: K }
  }
  const nestRow = (id: string): Row => {
    const node = take(id, 'row')
    return { ...node.fields, cells: node.cells.map(nestCell) }
  }
  const nestCell = (id: string): Cell => {
    const node = take(id, 'cell')
    return { ...node.fields, blocks: node.blocks.map(nestBlock) }
  }
  const nestBlock = (id: string): Block => {
    const node = take(id, 'block')
    if (!node.slots) return { ...node.fields }
    return { ...node.fields, slots: Object.fromEntries(Object.entries(node.slots).map(([slot, rows]) => [slot, rows.map(nestRow)])) }
  }
  const nested: Page = { ...fields, views: {} }
  for (const role of roles) {
    const rows = views[role]
    if (rows) nested.views[role] = { rows: rows.map(nestRow) }
  }
  return nested
}
