import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { usePage } from '../boot'
import { useCall } from '../use-call'
import type { List, ListDefinition, ListPage } from './list'
import type { ListStateInUse } from './use-list-state'

const noRows: readonly never[] = []

/** The input of a list's call for what the address says. */
export const inputOf = <R, C extends CallContract>(
  { input, toInput }: Pick<List<R, C>, 'input' | 'toInput'>,
  request: object,
  limit: number,
): InputOf<C> => ({ limit, ...input, ...(toInput ? toInput(request as never) : request) }) as InputOf<C>

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
  const input = useMemo(
    () => inputOf(list, state.request, perPage),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each render makes another request object; its text says what it asks
    [list, JSON.stringify(state.request), perPage],
  )
  const query = useCall(list.call, input, {
    placeholderData: keepPreviousData as never,
    enabled: page !== null,
    ...(list.liveMs ? { refetchInterval: list.liveMs } : {}),
    ...(state.isFirst && first !== undefined ? { initialData: first } : {}),
  })
  // The answer delivered with the page does not answer a later request that failed.
  const answer = query.data ?? (query.isError ? undefined : first)
  const { page: pageOf } = list
  // While the next page is awaited the previous answer is shown, which its own input belongs to.
  const [shownInput, setShownInput] = useState(input)
  if (!query.isPlaceholderData && shownInput !== input) setShownInput(input)
  // Kept while the answer is, because the table compares its rows by identity.
  const shown = useMemo(
    () => (answer === undefined ? undefined : pageOf ? pageOf(answer, shownInput) : (answer as ListPage<R>)),
    [answer, pageOf, shownInput],
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
