import { useCallback, useLayoutEffect, useState } from 'react'
import {
  QueryClient,
  useMutation,
  type UseMutationResult,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { callGateway, type CallRef, GatewayError } from './call-gateway'
import { forgetPrefetched } from './prefetch'

/** An answer is taken as fresh this long (ms). */
const freshMs = 10_000

let shared: QueryClient | undefined

/** One for the document; on the server a new one each time, because a cache there would be shared between visitors. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeClient()
  if (shared) return shared
  shared = makeClient()
  // A try that waits until the tab is looked at again goes on then.
  shared.mount()
  return shared
}

function makeClient(): QueryClient {
  const mayRetry = (failures: number, error: unknown) =>
    failures < 2 && error instanceof GatewayError && (error.status === 0 || error.status === 503)
  // A device that says it has no network is asked all the same, and told what came of it: to wait in silence would be a list that never comes.
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: mayRetry, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The key of a call's answers; without an input it names all of them. */
export function callKey(target: CallRef<CallContract>, input?: unknown): unknown[] {
  return input === undefined ? [target.path] : [target.path, input]
}

type Options<Output> = Pick<
  UseQueryOptions<Output, GatewayError>,
  'enabled' | 'placeholderData' | 'staleTime' | 'refetchInterval'
> & {
  /** What the page came with. */
  initialData?: Output
}

/** When what a page came with was first shown (ms since 1970), by itself: it stays with its page while lists are filtered and read anew. */
const firstShown = new WeakMap<object, number>()
/** When a call's answers were last read anew, by its path: what a page came with before tells how it was. */
const refreshed = new Map<string, number>()

function timeOf(data: unknown): number {
  if (typeof data !== 'object' || data === null) return Date.now()
  const known = firstShown.get(data) ?? Date.now()
  firstShown.set(data, known)
  return known
}

/** Reads a call while the component stands, anew when its input changes. Of what the page came with and what was read since the newer is shown. */
export function useCall<C extends CallContract>(
  target: CallRef<C>,
  input: InputOf<C>,
  { initialData, ...options }: Options<OutputOf<C>> = {},
): UseQueryResult<OutputOf<C>, GatewayError> {
  const client = queryClient()
  const queryKey = callKey(target, input)
  const at = initialData === undefined ? 0 : timeOf(initialData)
  const initialResult = initialData === undefined || at < (refreshed.get(target.path) ?? 0) ? undefined : initialData
  useLayoutEffect(() => {
    if (initialResult !== undefined && (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < at)
      client.setQueryData(queryKey, initialResult, { updatedAt: at })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was given is of its key
  }, [client, initialResult, at])
  const first =
    initialResult === undefined ? {} : { initialData: initialResult as OutputOf<C>, initialDataUpdatedAt: at }
  return useQuery<OutputOf<C>, GatewayError>(
    { ...options, ...first, queryKey, queryFn: ({ signal }) => callGateway(target, input, signal) } as UseQueryOptions<
      OutputOf<C>,
      GatewayError
    >,
    client,
  ) as UseQueryResult<OutputOf<C>, GatewayError>
}

/**
 * Reads again what is shown of these calls, after something changed. An answer on its way may tell how it was before, and the library would
 * take a list's first one for the new one: it is given up.
 */
export async function refreshCalls(...targets: CallRef<CallContract>[]): Promise<void> {
  const client = queryClient()
  forgetPrefetched()
  await Promise.all(
    targets.map(async (target) => {
      refreshed.set(target.path, Date.now())
      const all = { queryKey: callKey(target) }
      await client.cancelQueries(all)
      await client.invalidateQueries(all)
    }),
  )
}

type Changing<C extends CallContract> = {
  /** Calls whose answers are read again afterwards. */
  refresh?: readonly CallRef<CallContract>[]
  /** What follows when it was done and those were read, also where its component has gone meanwhile. */
  done?: (output: OutputOf<C>, input: InputOf<C>) => void
}

/**
 * A call that changes something. Two presses come before the first is drawn: while it is on its way, the same is not sent again, and the second
 * press hears of the first one's end by what it shows.
 */
export function useCallMutation<C extends CallContract>(
  target: CallRef<C>,
  { refresh = [], done }: Changing<C> = {},
): UseMutationResult<OutputOf<C>, GatewayError, InputOf<C>> {
  const [pending] = useState(() => new Map<string, Promise<OutputOf<C>>>())
  const mutation = useMutation<OutputOf<C>, GatewayError, InputOf<C>>(
    {
      mutationFn: (input) => callGateway(target, input),
      onSettled: async (output, _error, input) => {
        await refreshCalls(...refresh)
        if (output !== undefined) done?.(output, input)
      },
    },
    queryClient(),
  )
  const { mutateAsync: send } = mutation
  const mutateAsync = useCallback<typeof send>(
    (...args) => {
      const name = JSON.stringify(args[0])
      const known = pending.get(name)
      if (known) return known
      const sent = send(...args).finally(() => pending.delete(name))
      pending.set(name, sent)
      return sent
    },
    [send, pending],
  )
  const mutate = useCallback<typeof mutation.mutate>((...args) => void mutateAsync(...args).catch(shown), [mutateAsync])
  return { ...mutation, mutate, mutateAsync }
}

/** What failed is the result's `error`. */
const shown = () => {}
