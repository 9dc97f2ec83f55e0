import { type ReactNode, useRef } from 'react'
import type { RowData } from '@tanstack/react-table'
import type { DataResult } from '@schemas/block'
import type { CallContract, OutputOf } from '@schemas/call'
import { ListPaging } from '../ui/list-paging'
import { BulkBar } from './bulk-bar'
import styles from './data-table.module.css'
import { DisplayMenu } from './display-menu'
import { FilterBar } from './filter-bar'
import { FilterMarks } from './filter-marks'
import type { ListDefinition } from './list'
import { ListDrawer } from './list-drawer'
import { useListSettings } from './list-settings'
import { ListStatus } from './list-status'
import { ListTable } from './list-table'
import { useBulk } from './use-bulk'
import { useListContext } from './use-list-context'
import { useListRows } from './use-list-rows'
import { useListState } from './use-list-state'
import { useListTable } from './use-list-table'
import { ViewsMenu } from './views-menu'

type Props<R, C extends CallContract> = {
  list: ListDefinition<R, C>
  /** Names the table: the title above it. */
  label: string
  /** Rows of a page. */
  perPage?: number
  /** The outcome of the list's call that came with the page. */
  initial?: DataResult<OutputOf<C>> | undefined
  /** Texts of its page buttons. */
  pagesBy?: 'time' | 'order'
  /** Further tools, for the call's input of what is shown. */
  renderTools?: (request: Readonly<Record<string, unknown>>) => ReactNode
  /** False where the person switched single keys off for the page. */
  hasKeys?: boolean
}

/**
 * A list as a table, on narrow screens as cards: search, filters, sort and pages in the address, selection with actions,
 * editing in place, saved views and a drawer, as its definition says.
 */
export function DataTable<R extends RowData, C extends CallContract>({
  list: definition,
  label,
  perPage = 30,
  initial,
  pagesBy = 'order',
  renderTools,
  hasKeys = true,
}: Props<R, C>) {
  const section = useRef<HTMLDivElement>(null)
  const state = useListState(definition)
  const context = useListContext(state.setFilter)
  const query = useListRows(definition, state, { perPage, initial })
  const { list } = query
  const [settings, setSettings] = useListSettings(list.name)
  const table = useListTable(list, { rows: query.rows, settings, onChange: setSettings })
  const shared = { list, context }
  const selected = list.bulk ? table.getSelectedRowModel().rows.map(({ original }) => original) : []
  const select = (rows: readonly R[]) =>
    table.setRowSelection(Object.fromEntries(rows.map((row) => [list.id(row), true as const])))
  const bulk = useBulk(list, { context, request: JSON.stringify(state.request), select })
  const total = query.total
  return (
    <div
      ref={section}
      data-list={list.name}
      data-drawer={list.drawer && state.row !== '' ? '' : undefined}
      className={styles.list}
    >
      <FilterBar {...shared} state={state} label={label} answer={query.answer}>
        {renderTools?.(state.request)}
        <ViewsMenu {...shared} state={state} settings={settings} onChange={setSettings} />
        <DisplayMenu {...shared} settings={settings} onChange={setSettings} request={state.request} />
      </FilterBar>
      <FilterMarks {...shared} state={state} rows={query.rows} />
      {list.count && total !== undefined && (
        <p role="status" className={styles.count}>
          {context.t(list.count, { total })}
        </p>
      )}
      {list.bulk && <BulkBar {...shared} selected={selected} bulk={bulk} onSelect={select} rows={query.rows} />}
      <ListStatus {...shared} query={query} isFiltered={state.isFiltered} onClear={state.clear}>
        {() => (
          <ListTable
            {...shared}
            table={table}
            section={section}
            label={label}
            state={state}
            settings={settings}
            isChanging={query.isChanging}
            hasKeys={hasKeys}
          />
        )}
      </ListStatus>
      <ListPaging by={pagesBy} query={state} next={query.next} isChanging={query.isChanging} />
      {list.drawer && state.row !== '' && (
        <ListDrawer
          {...shared}
          drawer={list.drawer}
          id={state.row}
          rows={query.rows}
          answer={query.answer}
          isLoading={query.isLoading}
          hasKeys={settings.hasKeys}
          onOpen={state.open}
          onClose={state.close}
        />
      )}
    </div>
  )
}
