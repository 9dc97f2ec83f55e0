import { useEffect, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as searchCall } from '@client/site/calls/cms/search'
import { useLocale } from '../../boot'
import { callGateway } from '../../call-gateway'

export type Suggestion = OutputOf<typeof searchCall>['results'][number]

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
