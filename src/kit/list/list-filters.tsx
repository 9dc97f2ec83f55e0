import type { ReactNode } from 'react'
import type { RowData } from '@tanstack/react-table'
import type { CallContract } from '@schemas/call'
import { Button } from '../ui/button'
import { FilterBar } from './filter-bar'
import { FilterMarks } from './filter-marks'
import type { List, ListDefinition } from './list'
import { texts } from './texts'
import { useListContext } from './use-list-context'
import { useListState } from './use-list-state'

type Props<R, C extends CallContract> = {
  list: ListDefinition<R, C>
  /** Names what is filtered: the title above it. */
  label: string
  /**
   * The rows in another form, such as a board, by the filters of the address as the list's call takes them; `isFirst`
   * while they are those that the page came with.
   */
  children: (filters: Readonly<Record<string, unknown>>, isFirst: boolean) => ReactNode
}

/** Search and filters of a list above another view of its rows, which follow from view to view in the address. */
export function ListFilters<R extends RowData, C extends CallContract>({
  list: definition,
  label,
  children,
}: Props<R, C>) {
  const state = useListState(definition)
  const context = useListContext(state.setFilter)
  // Without columns there is no sort: other views have an order of their own.
  const list: List<R, C> = { ...definition, columns: [] }
  const { cursor: _cursor, sort: _sort, ...filters } = state.request as Record<string, unknown>
  return (
    <>
      <FilterBar list={list} state={state} context={context} answer={undefined} label={label}>
        {state.isFiltered && (
          <Button look="quiet" size="s" icon="x" onClick={state.clear}>
            {context.t(texts.clear)}
          </Button>
        )}
      </FilterBar>
      <FilterMarks list={list} state={state} rows={[]} context={context} />
      {children({ ...definition.input, ...filters }, state.isFirst)}
    </>
  )
}
