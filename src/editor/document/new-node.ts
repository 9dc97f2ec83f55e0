import type { FlatCell, FlatRow, RowParent } from '@schemas/layout/flat/flat'
import type { Row } from '@schemas/layout/page'

/** A new node id: short, because every id is stored in its document; 60 random bits, starting with a letter. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `n${Array.from(bytes, (byte) => (byte % 32).toString(32)).join('')}`
}

export function newRow(parent: RowParent, style?: Row['style']): FlatRow {
  return { kind: 'row', fields: { id: newId(), ...(style ? { style } : {}) }, parent, cells: [] }
}

export function newCell(row: string): FlatCell {
  return { kind: 'cell', fields: { id: newId() }, parent: { row }, blocks: [] }
}
