import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { Place, TambonPlace } from '@schemas/account/entities/place'
import { call as amphureCall } from '@client/account/calls/address/amphure'
import { call as provincesCall } from '@client/account/calls/address/provinces'
import { call as searchCall } from '@client/account/calls/address/search'
import { call as tambonCall } from '@client/account/calls/address/tambon'
import { queryClient } from '@kit/use-call'
import { readPlaces } from './read-places'

export type FoundPlace = NonNullable<OutputOf<typeof searchCall>['data']>[number]

/** A list of places for a select. `failed` offers a retry. */
export type Listed<P> = { places: readonly P[]; isLoading: boolean; failed: boolean; again: () => void }

/** Top-level places, cached for the document. An `id` of '' requests nothing. */
export const useProvinces = (): Listed<Place> => useList('provinces', 'all', () => readPlaces(provincesCall, {}))
export const useAmphures = (province: string): Listed<Place> =>
  useList('amphure', province, () => readPlaces(amphureCall, { provinceId: province }))
export const useTambons = (amphure: string): Listed<TambonPlace> =>
  useList('tambon', amphure, () => readPlaces(tambonCall, { amphureId: amphure }))

function useList<P>(kind: string, id: string, read: () => Promise<P[] | null>): Listed<P> {
  const { data, isFetching, refetch } = useQuery<P[] | null>(
    { queryKey: ['address', kind, id], queryFn: read, enabled: id !== '', staleTime: Infinity },
    queryClient(),
  )
  return {
    places: data ?? [],
    isLoading: isFetching,
    failed: data === null && !isFetching,
    again: () => void refetch(),
  }
}

/** Debounce of the search (ms). */
const pauseMs = 200

/** Tambons by name or postcode while typing; null when none were requested, undefined when the request failed. */
export function usePlaceSearch(typed: string): { found: readonly FoundPlace[] | null | undefined; isLoading: boolean } {
  const q = typed.trim()
  const [answer, setAnswer] = useState<{ q: string; found: readonly FoundPlace[] | undefined }>()
  const canSearch = q.length >= 2
  useEffect(() => {
    if (!canSearch) return
    const stop = new AbortController()
    const timer = setTimeout(
      () =>
        void readPlaces(searchCall, { q: q.slice(0, 100) }, stop.signal).then(
          (found) => !stop.signal.aborted && setAnswer({ q, found: found ?? undefined }),
        ),
      pauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, canSearch])
  if (!canSearch) return { found: null, isLoading: false }
  return answer?.q === q ? { found: answer.found, isLoading: false } : { found: null, isLoading: true }
}
