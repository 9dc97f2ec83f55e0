import { blockEditor } from '@registry/block-kits'
import type { Cell, Row } from '@schemas/layout/page'
import type { ReadBlock } from '@schemas/layout/read'
import type { RowParent } from '@schemas/layout/flat/flat'
import { nestBlock, nestCell, nestRow, type Nodes } from '@schemas/layout/flat/nest'
import type { Edit } from './edit'
import { newId } from './new-node'

/** A nested part of a page, as used on the clipboard, in sections and in copies. */
export type Subtree = { kind: 'row'; node: Row } | { kind: 'cell'; node: Cell } | { kind: 'block'; node: ReadBlock }

/** The part from `id` down in `nodes`. Throws when it does not exist. */
export function takeSubtree(nodes: Nodes, id: string): Subtree {
  const kind = nodes.get(id)?.kind
  if (kind === 'row') return { kind, node: nestRow(nodes, id) }
  if (kind === 'cell') return { kind, node: nestCell(nodes, id) }
  return { kind: 'block', node: nestBlock(nodes, id) }
}

/**
 * Adds the part to the edit under new ids, still detached, and returns its root's new id. Anchors are dropped, because
 * they must be unique; those that links inside open get new names. Locks are dropped too: a person who may copy a part
 * may change the copy.
 */
export function plantSubtree(edit: Edit, part: Subtree): string {
  // The parent is set when it is placed.
  if (part.kind === 'row') return plantRow(edit, part.node, { view: 'guest' })
  if (part.kind === 'cell') return plantCell(edit, part.node, '')
  return plantBlock(edit, part.node, '')
}

function plantRow(edit: Edit, { cells, anchor: _anchor, locked: _locked, ...fields }: Row, parent: RowParent): string {
  const id = newId()
  const own = cells.map((cell) => plantCell(edit, cell, id))
  edit.add({ kind: 'row', fields: { ...fields, id }, parent, cells: own })
  return id
}

function plantCell(edit: Edit, { blocks, anchor: _anchor, locked: _locked, ...fields }: Cell, row: string): string {
  const id = newId()
  const own = blocks.map((block) => plantBlock(edit, block, id))
  edit.add({ kind: 'cell', fields: { ...fields, id }, parent: { row }, blocks: own })
  return id
}

function plantBlock(
  edit: Edit,
  { slots, anchor: _anchor, locked: _locked, ...fields }: ReadBlock,
  cell: string,
): string {
  const id = newId()
  const own =
    slots &&
    Object.fromEntries(
      Object.entries(slots).map(([slot, rows]) => [slot, rows.map((row) => plantRow(edit, row, { block: id, slot }))]),
    )
  const anchor = freeAnchor(edit, fields.type)
  edit.add({
    kind: 'block',
    fields: { ...fields, id, ...(anchor === undefined ? {} : { anchor }) },
    parent: { cell },
    ...(own ? { slots: own } : {}),
  })
  return id
}

function freeAnchor(edit: Edit, type: string): string | undefined {
  const wanted = blockEditor(type)?.anchor
  if (wanted === undefined) return undefined
  const taken = edit.anchors()
  let anchor = wanted
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`
  return anchor
}
