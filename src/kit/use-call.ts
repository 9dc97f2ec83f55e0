import { QueryClient, useMutation, type UseMutationResult, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { callGateway, type CallRef, GatewayError } from './call-gateway'

/** An answer is taken as fresh this long (ms). */
const freshMs = 10_000

let shared: QueryClient | undefined

/** One for the document; on the server a new one each time, because a cache there would be shared between visitors. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeClient()
  shared ??= makeClient()
  return shared
}

function makeClient(): QueryClient {
  const mayRetry = (failures: number, error: unknown) => failures < 2 && error instanceof GatewayError && (error.status === 0 || error.status === 503)
  return new QueryClient({ defaultOptions: { queries: { staleTime: freshMs, retry: mayRetry, refetchOnWindowFocus: false } } })
}

/** The key of a call's answers; without an input it names all of them. */
export function callKey(target: CallRef<CallContract>, input?: unknown): unknown[] {
  return input === undefined ? [target.path] : [target.path, input]
}

type Options<Output> = Pick<UseQueryOptions<Output, GatewayError>, 'enabled' | 'initialData' | 'initialDataUpdatedAt' | 'placeholderData' | 'staleTime' | 'refetchInterval'>

/** Reads a call while the component stands, anew when its input changes. */
export function useCall<C extends CallContract>(target: CallRef<C>, input: InputOf<C>, options: Options<OutputOf<C>> = {}): UseQueryResult<OutputOf<C>, GatewayError> {
  return useQuery<OutputOf<C>, GatewayError>({ ...options, queryKey: callKey(target, input), queryFn: ({ signal }) => callGateway(target, input, signal) }, queryClient())
}

/**
 * Reads again what is shown of these calls, after something changed. An answer on its way may tell how it was before, and the library would
 * take a list's first one for the new one: it is given up.
 */
export async function refreshCalls(...targets: CallRef<CallContract>[]): Promise<void> {
  const client = queryClient()
  await Promise.all(
    targets.map(async (target) => {
      const all = { queryKey: callKey(target) }
      await client.cancelQueries(all)
      await client.invalidateQueries(all)
    }),
  )
}

/** A call that changes something; afterwards the answers of the calls in `refresh` are read again. */
export function useCallMutation<C extends CallContract>(target: CallRef<C>, { refresh = [] }: { refresh?: readonly CallRef<CallContract>[] } = {}): UseMutationResult<OutputOf<C>, GatewayError, InputOf<C>> {
  return useMutation<OutputOf<C>, GatewayError, InputOf<C>>({ mutationFn: (input) => callGateway(target, input), onSettled: () => refreshCalls(...refresh) }, queryClient())
}
