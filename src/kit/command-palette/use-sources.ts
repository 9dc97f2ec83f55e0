import { useEffect, useState } from 'react'
import type { PaletteGroup, PaletteSource } from './palette-item'

/** Pause in typing before the sources are queried (ms), and the shortest query for them. */
const pauseMs = 180
const minLength = 2

type Found = { query: string; groups: PaletteGroup[] }
const none: PaletteGroup[] = []

/**
 * Results of the sources for the query. A later query cancels an earlier one, and an answer to an earlier one is
 * dropped; a source that fails has no results.
 */
export function useSources(
  sources: readonly PaletteSource[],
  typed: string,
): { groups: PaletteGroup[]; isSearching: boolean } {
  const query = typed.trim()
  const isRequested = query.length >= minLength && sources.length > 0
  const [found, setFound] = useState<Found>({ query: '', groups: none })
  useEffect(() => {
    if (!isRequested) return
    const over = new AbortController()
    const timer = setTimeout(() => void search(), pauseMs)
    const search = async () => {
      const groups = await Promise.all(
        sources.map(async ({ id, label, search: searchIn }) => ({
          id,
          label,
          items: await searchIn(query, over.signal).catch(() => []),
        })),
      )
      if (!over.signal.aborted) setFound({ query, groups })
    }
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [sources, query, isRequested])
  const isCurrent = found.query === query
  return { groups: isRequested && isCurrent ? found.groups : none, isSearching: isRequested && !isCurrent }
}
