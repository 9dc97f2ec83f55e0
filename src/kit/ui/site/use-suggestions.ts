import { useEffect, useState } from 'react'
import type { call } from '@schemas/site/calls/cms/search'
import type { OutputOf } from '@schemas/call'
import { useLocale } from '../../boot'
import { callGateway, callRef } from '../../call-gateway'

export type Suggestion = OutputOf<typeof call>['results'][number]

const searchCall = callRef<typeof call>({ method: 'GET', path: '/api/cms/search' })

/** Debounce of the suggestions (ms): one request per typed word, without a noticeable delay. */
const pauseMs = 180
const atLeast = 2

/** Suggestions for the text typed so far; the previous ones stay until new ones arrive. A failure gives none. */
export function useSuggestions(text: string, isWanted: boolean): { q: string; results: readonly Suggestion[] } | null {
  const lang = useLocale()
  const q = text.trim()
  const [found, setFound] = useState<{ q: string; results: readonly Suggestion[] } | null>(null)
  const shouldSearch = isWanted && q.length >= atLeast
  useEffect(() => {
    if (!shouldSearch) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      callGateway(searchCall, { q, lang, limit: 6 }, stop.signal)
        .then(({ results }) => setFound({ q, results }))
        .catch(() => !stop.signal.aborted && setFound(null))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, lang, shouldSearch])
  return shouldSearch ? found : null
}
