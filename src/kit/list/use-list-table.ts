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
import { useMemo, useState } from 'react'
import type { CallContract } from '@schemas/call'
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
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const columns = useMemo(
    () =>
      list.columns.map(({ id, width = 150, minWidth = 80, card }): ColumnDef<ListFeatures, R> => ({
        id,
        size: width,
        minSize: minWidth,
        maxSize: 800,
        enableHiding: card !== 'title',
      })),
    [list.columns],
  )
  const columnVisibility = useMemo(
    () => ({
      ...Object.fromEntries(list.columns.map(({ id, isHidden }) => [id, !isHidden])),
      ...settings.columns,
    }),
    [list.columns, settings.columns],
  )
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: list.id,
    columnResizeMode: 'onChange',
    enableRowSelection: list.bulk !== undefined,
    state: { rowSelection, columnVisibility, columnSizing: settings.widths },
    onRowSelectionChange: setRowSelection,
    onColumnSizingChange: (update) =>
      onChange({ widths: typeof update === 'function' ? update({ ...settings.widths }) : update }),
    onColumnVisibilityChange: (update) =>
      onChange({ columns: typeof update === 'function' ? update({ ...columnVisibility }) : update }),
  })
}
