import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { ImportField, ImportRow } from './import-types'
import type { TableRows } from './read-table'

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()
const headings = (label: LocalisedText) => (['en', 'th'] as const).map((locale) => plain(pickText(label, locale)))

/** The field of each column of a file by its heading, in either language; '' for none. */
export function guessColumns(heads: readonly string[], fields: readonly ImportField[]): string[] {
  const taken = new Set<string>()
  return heads.map((head) => {
    const found = fields.find(
      ({ name, label }) => !taken.has(name) && (plain(head) === plain(name) || headings(label).includes(plain(head))),
    )
    if (found) taken.add(found.name)
    return found?.name ?? ''
  })
}

/** The rows below the heading by their fields; empty rows are left out. */
export const mapRows = (rows: TableRows, columns: readonly string[]): ImportRow[] =>
  rows.slice(1).flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const values = Object.fromEntries(
      columns.flatMap((name, column) => (name === '' ? [] : [[name, (cells[column] ?? '').trim()]])),
    )
    return [{ row: at + 2, values }]
  })
