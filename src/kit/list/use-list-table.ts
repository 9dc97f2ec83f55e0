import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { CallContract } from '@schemas/call'
import { columnWidths } from './column-widths'
import type { List } from './list'
import type { ListSettings } from './list-settings'

// The gateway filters, sorts and pages; the table keeps what the reader set here.
const features = tableFeatures({
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
})
export type ListFeatures = typeof features

type Options<R> = {
  rows: readonly R[]
  settings: ListSettings
  onChange: (change: Partial<ListSettings>) => void
}

/** The table of a list: which columns are shown, how wide they are, and which rows are selected. */
export function useListTable<R extends RowData, C extends CallContract>(
  list: List<R, C>,
  { rows, settings, onChange }: Options<R>,
) {
  const [selection, setSelection] = useState<RowSelectionState>({})
  const rowSelection = useMemo(() => {
    const ids = new Set(rows.map(list.id))
    return Object.fromEntries(Object.entries(selection).filter(([id]) => ids.has(id)))
  }, [selection, rows, list.id])
  // Rows that left the page are not selected when they are back.
  if (Object.keys(rowSelection).length < Object.keys(selection).length) setSelection(rowSelection)
  /** Widths while an edge is dragged, from those stored then: only the last ones are stored. */
  const [drag, setDrag] = useState<{ from: object; widths: Record<string, number> }>()
  const dragged = drag?.from === settings.widths ? drag.widths : undefined
  const columns = useMemo(
    () =>
      list.columns.map(
        ({ id, width = columnWidths.usual, minWidth = columnWidths.min, card }): ColumnDef<ListFeatures, R> => ({
          id,
          size: width,
          minSize: minWidth,
          maxSize: columnWidths.max,
          enableHiding: card !== 'title',
        }),
      ),
    [list.columns],
  )
  const columnVisibility = useMemo(
    () => ({
      ...Object.fromEntries(list.columns.map(({ id, isHidden }) => [id, !isHidden])),
      ...settings.columns,
    }),
    [list.columns, settings.columns],
  )
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: list.id,
    columnResizeMode: 'onChange',
    enableRowSelection: list.bulk !== undefined,
    state: { rowSelection, columnVisibility, columnSizing: dragged ?? settings.widths },
    onRowSelectionChange: setSelection,
    onColumnSizingChange: (update) => {
      const widths = typeof update === 'function' ? update({ ...settings.widths }) : update
      if (table.atoms.columnResizing.get().isResizingColumn) setDrag({ from: settings.widths, widths })
      else onChange({ widths })
    },
    onColumnVisibilityChange: (update) =>
      onChange({ columns: typeof update === 'function' ? update({ ...columnVisibility }) : update }),
  })
  const isDragging = table.state.columnResizing.isResizingColumn !== false
  const store = useEffectEvent(() => {
    if (dragged) onChange({ widths: dragged })
  })
  useEffect(() => {
    if (!isDragging) store()
  }, [isDragging])
  return table
}
