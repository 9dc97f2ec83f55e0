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
import { callGateway, type CallTarget, GatewayError } from './call-gateway'
import { forgetPrefetched } from './prefetch'

/** How long a response counts as fresh (ms). */
const freshMs = 10_000

let shared: QueryClient | undefined

/** One per document; on the server a new one each time, because a shared cache would leak between visitors. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeClient()
  if (shared) return shared
  shared = makeClient()
  // Resumes retries that wait for the tab to become visible.
  shared.mount()
  return shared
}

function makeClient(): QueryClient {
  const mayRetry = (failures: number, error: unknown) =>
    failures < 2 && error instanceof GatewayError && (error.status === 0 || error.status === 503)
  // Requests are sent even when the device reports no network, so that a failure is shown instead of a list that never
  // loads.
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: mayRetry, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Query key of a call's responses; without an input it matches all of them. */
export function callKey(target: CallTarget, input?: unknown): unknown[] {
  return input === undefined ? [target.path] : [target.path, input]
}

type Options<Output> = Pick<
  UseQueryOptions<Output, GatewayError>,
  'enabled' | 'placeholderData' | 'staleTime' | 'refetchInterval'
> & {
  /** Data delivered with the page. */
  initialData?: Output
}

/**
 * When page data was first shown (ms since 1970), keyed by the object itself: it lives as long as its page while lists
 * are filtered and reloaded.
 */
const firstShown = new WeakMap<object, number>()
/** When a call's responses were last refreshed, by path: earlier page data is outdated. */
const refreshed = new Map<string, number>()

function timeOf(data: unknown): number {
  if (typeof data !== 'object' || data === null) return Date.now()
  const known = firstShown.get(data) ?? Date.now()
  firstShown.set(data, known)
  return known
}

/** Reads a call while mounted, and again when its input changes. Shows the newer of page data and the last response. */
export function useCall<C extends CallContract>(
  target: C,
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

/** By path: the last reload that is on its way. */
const reloads = new Map<string, Promise<void>>()

/**
 * Reloads the mounted queries of these calls after a change. Pending requests are cancelled, because their responses
 * may predate the change, and the query library would accept a list's first response as the new one. Resolves once what
 * is shown is new: a reload that another one overtakes ends with that.
 */
export async function refreshCalls(...targets: CallTarget[]): Promise<void> {
  forgetPrefetched()
  await Promise.all(
    targets.map(async (target) => {
      reloads.set(target.path, reload(target))
      for (let last: Promise<void> | undefined; last !== reloads.get(target.path);) {
        last = reloads.get(target.path)
        await last
      }
      reloads.delete(target.path)
    }),
  )
}

async function reload(target: CallTarget): Promise<void> {
  const client = queryClient()
  refreshed.set(target.path, Date.now())
  const all = { queryKey: callKey(target) }
  await client.cancelQueries(all)
  await client.invalidateQueries(all)
}

type Changing<C extends CallContract> = {
  /** Calls to reload afterwards. */
  refresh?: readonly CallTarget[]
  /** Runs after success and the reloads, even when its component was unmounted meanwhile. */
  done?: (output: OutputOf<C>, input: InputOf<C>) => void
}

/**
 * A mutating call. Two presses may precede the first render: while a request is pending, the same one is not sent
 * again, and the second press shares its outcome.
 */
export function useCallMutation<C extends CallContract>(
  target: C,
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

/** The error is available as the result's `error`. */
const shown = () => {}
