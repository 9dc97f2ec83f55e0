import type { FlatBlock } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import type { TextMatch } from '../text-editing/find-text'
import { headRow, type Place, readTable, shownIn, valueAt } from './table'

/** The table place that a canvas element shows; undefined outside cells. */
export function placeOfElement(element: Element | null | undefined): Place | undefined {
  const cell = element?.closest<HTMLTableCellElement>('td, th')
  const line = cell?.closest('tr')
  const table = line?.closest('table')
  if (!cell || !line || !table) return undefined
  if (table.tHead?.contains(line))
    return { row: headRow, column: cell.cellIndex, ...(element?.localName === 'span' ? { isNote: true } : {}) }
  const row = [...table.querySelectorAll('tbody tr')].filter((each) => !isGroup(each) || each === line).indexOf(line)
  return { row, column: cell.cellIndex, ...(isGroup(line) ? { isGroup: true } : {}) }
}

const isGroup = (line: Element): boolean => line.firstElementChild?.getAttribute('scope') === 'colgroup'

/** The element that shows a place. */
export function elementOfPlace(block: Element, { row, column, isGroup: isLine }: Place): HTMLElement | undefined {
  const table = block.querySelector('table')
  if (row === headRow) return table?.tHead?.rows[0]?.cells[column]
  const lines = [...(table?.tBodies[0]?.rows ?? [])]
  const line = lines.filter((each) => !isGroup(each))[row]
  return isLine ? (line?.previousElementSibling?.querySelector('span') ?? undefined) : line?.cells[column]
}

/** Path from a block's props to the text at a place. */
const pathOfPlace = ({ row, column, isGroup: isLine, isNote }: Place): (string | number)[] =>
  row === headRow
    ? ['columns', column, isNote ? 'note' : 'label']
    : isLine
      ? ['rows', row, 'group']
      : ['rows', row, 'cells', column]

/** The place that a path from the block's fields leads into; undefined for other settings. */
export function placeOfPath([props, list, index = headRow, field, cell]: readonly (string | number)[]):
  | Place
  | undefined {
  if (props !== 'props' || typeof index !== 'number') return undefined
  if (list === 'columns')
    return { row: headRow, column: Math.max(0, index), ...(field === 'note' ? { isNote: true } : {}) }
  if (list !== 'rows') return undefined
  return { row: index, column: typeof cell === 'number' ? cell : 0, ...(field === 'group' ? { isGroup: true } : {}) }
}

/**
 * The text of the cell that an element shows, even if other cells have the same text or it is empty. Ticks, and names
 * with a note, cannot be edited here.
 */
export function findCell({ fields }: FlatBlock, locale: Locale, under: Element): TextMatch | undefined {
  const place = placeOfElement(under)
  const cell = under.closest<HTMLElement>('td, th')
  if (!place || !cell) return undefined
  const table = readTable(fields.props)
  const value = valueAt(table, place)
  const element = place.isGroup || place.isNote ? cell.querySelector('span') : cell
  if (typeof value === 'boolean' || !element || element.childElementCount > 0) return undefined
  // A row with fewer cells is filled up first.
  if (place.row !== headRow && place.column > (table.rows[place.row]?.cells.length ?? 0)) return undefined
  const path = pathOfPlace(place)
  return {
    kind: 'plain',
    path: typeof value === 'string' ? path : [...path, locale],
    element,
    value: shownIn(value, locale),
  }
}
