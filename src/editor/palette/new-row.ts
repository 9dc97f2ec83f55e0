import { rowLayouts, layoutRow } from '../document/row-layouts'
import type { Edit } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { rowSpacing } from '../document/row-spacing'
import type { Target } from '../document/target'
import type { DragItem } from '../drag/drag-store'
import { layoutName } from '../inspector/labels/layout-name'
import { filterByQuery } from '@kit/command-palette/filter-by-query'

/** Row layouts offered next to blocks, by name. An existing row can have any layout. */
export const offeredLayouts = new Map(rowLayouts.slice(0, 8).map((spans) => [spans.join('-'), spans]))

export const rowsWord = { en: 'Rows and columns', th: 'แถวและคอลัมน์' }

/** Other search terms for rows. */
export const rowsAlso = 'section container box layout grid ส่วน กล่อง'

/** Layouts whose name contains the query. */
export function findLayouts(query: string): [name: string, spans: readonly number[]][] {
  return filterByQuery([...offeredLayouts], query, ([, spans]) => ({
    label: layoutName(spans),
    also: `${rowsWord.en} ${rowsWord.th} ${rowsAlso}`,
  }))
}

/** An empty row as a drag item. */
export function rowItem(spans: readonly number[]): DragItem {
  return {
    kind: 'row',
    label: layoutName(spans),
    parts: (edit, target) => [layoutRow(spans, 'rows' in target ? rowSpacing(edit, target.rows) : undefined)],
  }
}

/** Inserts an empty row at `target`; a target inside a column becomes one after its row. Returns the row's id. */
export function insertRow(edit: Edit, spans: readonly number[], target: Target): string[] {
  const place = betweenRows(edit, target)
  return insertParts(edit, [layoutRow(spans, rowSpacing(edit, place.rows))], place)
}

/** Converts a target inside a row to the position after that row. */
export function betweenRows(edit: Edit, target: Target): Extract<Target, { rows: unknown }> {
  if ('rows' in target) return target
  const row = edit.nodeOf('row' in target ? target.row : edit.nodeOf(target.cell, 'cell').parent.row, 'row')
  return { rows: row.parent, index: edit.list(row.parent).indexOf(row.fields.id) + 1 }
}
