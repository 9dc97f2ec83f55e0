import { rowLayouts, layoutRow } from '../document/row-layouts'
import type { Edit } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { rowSpacing } from '../document/row-spacing'
import type { Target } from '../document/target'
import type { DragItem } from '../drag/drag-store'
import { layoutName } from '../inspector/labels/layout-name'
import { filterByQuery } from '../ui/filter-by-query'

/** The layouts that are offered beside blocks, by a name of their own. A row that stands can have any. */
export const offeredLayouts = new Map(rowLayouts.slice(0, 8).map((spans) => [spans.join('-'), spans]))

export const rowsWord = { en: 'Rows and columns', th: 'แถวและคอลัมน์' }

/** What else people call them. */
export const rowsAlso = 'section container box layout grid ส่วน กล่อง'

/** Those whose name has what somebody looks for in it. */
export function findLayouts(query: string): [name: string, spans: readonly number[]][] {
  return filterByQuery([...offeredLayouts], query, ([, spans]) => ({
    label: layoutName(spans),
    also: `${rowsWord.en} ${rowsWord.th} ${rowsAlso}`,
  }))
}

/** An empty row as something that is dragged. */
export function rowItem(spans: readonly number[]): DragItem {
  return {
    kind: 'row',
    label: layoutName(spans),
    parts: (edit, target) => [layoutRow(spans, 'rows' in target ? rowSpacing(edit, target.rows) : undefined)],
  }
}

/** Puts an empty row at `target`; what is asked for inside of a column comes after the row that it is in. Returns the row's id. */
export function insertRow(edit: Edit, spans: readonly number[], target: Target): string[] {
  const place = betweenRows(edit, target)
  return insertParts(edit, [layoutRow(spans, rowSpacing(edit, place.rows))], place)
}

/** The place between rows that is meant by one inside of a row: after it. */
export function betweenRows(edit: Edit, target: Target): Extract<Target, { rows: unknown }> {
  if ('rows' in target) return target
  const row = edit.nodeOf('row' in target ? target.row : edit.nodeOf(target.cell, 'cell').parent.row, 'row')
  return { rows: row.parent, index: edit.list(row.parent).indexOf(row.fields.id) + 1 }
}
