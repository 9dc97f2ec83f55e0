import { useEffect, useState } from 'react'
import type { call } from '@schemas/api/cms/search'
import type { OutputOf } from '@schemas/call'
import { useLocale } from '../../boot'
import { callGateway, callRef } from '../../call-gateway'

export type Suggestion = OutputOf<typeof call>['results'][number]

const searchCall = callRef<typeof call>({ method: 'GET', path: '/api/cms/search' })

/** Long enough that a word being typed is one question, short enough to feel at once. */
const pauseMs = 180
const atLeast = 2

/** What the site has for the words typed so far; the last answer stands until the next is there. A failure suggests nothing. */
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
