import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DataResult } from '@schemas/block'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { usePage } from '../boot'
import { useCall } from '../use-call'
import type { List, ListDefinition, ListPage } from './list'
import type { ListStateInUse } from './use-list-state'

const noRows: readonly never[] = []

type Options<C extends CallContract> = {
  /** Rows of a page. */
  perPage: number
  /** The outcome of the list's call that came with the page. */
  initial: DataResult<OutputOf<C>> | undefined
}

/** A page of the list's rows: what came with the page first, then what the gateway answers. */
export function useListRows<R, C extends CallContract>(
  list: ListDefinition<R, C>,
  state: ListStateInUse,
  { perPage, initial }: Options<C>,
) {
  const page = usePage()
  const first = initial?.ok ? initial.value : undefined
  const input = { limit: perPage, ...list.input, ...state.request } as InputOf<C>
  const query = useCall(list.call, input, {
    placeholderData: keepPreviousData as never,
    enabled: page !== null,
    ...(list.liveMs ? { refetchInterval: list.liveMs } : {}),
    ...(state.isFirst && first !== undefined ? { initialData: first } : {}),
  })
  // The answer delivered with the page does not answer a later request that failed.
  const answer = query.data ?? (query.isError ? undefined : first)
  const { page: pageOf } = list
  // Kept while the answer is, because the table compares its rows by identity.
  const shown = useMemo(
    () => (answer === undefined ? undefined : pageOf ? pageOf(answer) : (answer as ListPage<R>)),
    [answer, pageOf],
  )
  // A shared address may hold the cursor of another sort, or of an older version.
  const isLost = state.canGoBack && query.error?.code === 'invalid_cursor'
  const begin = useEffectEvent(state.begin)
  useEffect(() => {
    if (isLost) begin()
  }, [isLost])
  const failed = initial?.ok === false && state.isFirst && !query.isFetching ? initial.error : undefined
  const error = shown || isLost ? undefined : (query.error ?? failed)
  const { columns } = list
  const full = useMemo<List<R, C>>(
    () => ({ ...list, columns: typeof columns === 'function' ? columns(answer) : columns }),
    [list, columns, answer],
  )
  return {
    /** The list with the columns of the answer. */
    list: full,
    answer,
    rows: shown?.items ?? (noRows as readonly R[]),
    next: shown?.next,
    total: shown?.total,
    error: error && { status: error.status, message: error.message },
    isLoading: !shown && !error,
    isChanging: query.isPlaceholderData || (query.isFetching && !shown),
    retry: () => void query.refetch(),
  }
}
