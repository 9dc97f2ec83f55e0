import type { Row } from '@schemas/layout/page'
import { sectionType } from '@schemas/layout/sections'
import { newId } from './new-node'
import type { Subtree } from './subtree'

/** A block that shows a section of the site. */
export function sectionBlock(section: string): Subtree {
  return { kind: 'block', node: { id: newId(), type: sectionType, version: 1, props: { section } } }
}

/** Parts of one kind as rows of a section; anything but a row gets one around it. */
export function asRows(parts: readonly Subtree[]): Row[] {
  const rows = parts.flatMap((part) => (part.kind === 'row' ? [part.node] : []))
  const cells = parts.flatMap((part) => (part.kind === 'cell' ? [part.node] : []))
  const blocks = parts.flatMap((part) => (part.kind === 'block' ? [part.node] : []))
  const ownCells = blocks.length > 0 ? [...cells, { id: newId(), blocks }] : cells
  return ownCells.length > 0 ? [...rows, { id: newId(), cells: ownCells }] : rows
}
