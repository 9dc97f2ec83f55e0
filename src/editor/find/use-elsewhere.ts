import { useEffect, useEffectEvent, useState } from 'react'
import { callGateway } from '@kit/call-gateway'
import { wordPattern } from '@schemas/word-pattern'
import { call as findWords } from '@client/editor/calls/editor/find-words'
import { findMatches, type Match } from '../document/texts/find-matches'
import { readOther } from '../state/read-other'

export type Elsewhere = { key: string; matches: Match[] }
type SearchState = {
  state: 'looking' | 'known' | 'failed'
  found: readonly Elsewhere[]
  /** Number of documents that were not searched, because there are too many. */ left: number
}

/** Most documents searched: each is read in full. */
const maxRead = 120

const looking: SearchState = { state: 'looking', found: [], left: 0 }

/** Matches in other documents; a new `turn` searches again. Results arrive as they are found. */
export function useElsewhere({
  query,
  isCaseSensitive,
  own,
  turn,
}: {
  query: string
  isCaseSensitive: boolean
  own: string
  turn: number
}): SearchState {
  const searchKey = JSON.stringify([query, isCaseSensitive, own, turn])
  const [answer, setAnswer] = useState({ asked: searchKey, known: looking })
  const search = useEffectEvent(async (signal: AbortSignal) => {
    const report = (known: SearchState) => signal.aborted || setAnswer({ asked: searchKey, known })
    const pattern = wordPattern(query, isCaseSensitive)
    const { keys } = await callGateway(findWords, { words: query, case: String(isCaseSensitive) }, signal)
    const others = keys.filter((key) => key !== own)
    const found: Elsewhere[] = []
    for (const key of others.slice(0, maxRead)) {
      // A document that was deleted or moved during the search is left out.
      const other = await readOther(key, signal).catch(() => undefined)
      if (signal.aborted) return
      const matches = other ? findMatches(other.page, pattern) : []
      if (matches.length > 0) found.push({ key, matches })
      report({ state: 'looking', found: [...found], left: 0 })
    }
    report({ state: 'known', found, left: Math.max(0, others.length - maxRead) })
  })
  useEffect(() => {
    const ended = new AbortController()
    search(ended.signal).catch(
      () => ended.signal.aborted || setAnswer({ asked: searchKey, known: { ...looking, state: 'failed' } }),
    )
    return () => ended.abort()
  }, [searchKey])
  return answer.asked === searchKey ? answer.known : looking
}
