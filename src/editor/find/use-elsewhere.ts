import { useEffect, useEffectEvent, useState } from 'react'
import { callGateway, callRef } from '@kit/call-gateway'
import { wordPattern } from '@schemas/word-pattern'
import { findMatches, type Match } from '../document/texts/find-matches'
import { readOther } from '../state/read-other'

export type Elsewhere = { key: string; matches: Match[] }
type Known = {
  state: 'looking' | 'known' | 'failed'
  found: readonly Elsewhere[]
  /** So many documents were not looked into, because there are too many. */ left: number
}

const findWords = callRef<typeof import('@schemas/api/editor/find-words').call>({
  method: 'GET',
  path: '/api/editor/find-words',
})

/** So many documents are looked into: each is read whole. */
const mostRead = 120

const looking: Known = { state: 'looking', found: [], left: 0 }

/** Where else on the site words stand; `turn` has it looked for anew. Documents are told as they are found. */
export function useElsewhere({
  words,
  isCaseKept,
  own,
  turn,
}: {
  words: string
  isCaseKept: boolean
  own: string
  turn: number
}): Known {
  const asked = JSON.stringify([words, isCaseKept, own, turn])
  const [answer, setAnswer] = useState({ asked, known: looking })
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const tell = (known: Known) => signal.aborted || setAnswer({ asked, known })
    const pattern = wordPattern(words, isCaseKept)
    const { keys } = await callGateway(findWords, { words, case: String(isCaseKept) }, signal)
    const others = keys.filter((key) => key !== own)
    const found: Elsewhere[] = []
    for (const key of others.slice(0, mostRead)) {
      // One that went, or is moved while it is looked for, is none of those that are found.
      const other = await readOther(key, signal).catch(() => undefined)
      if (signal.aborted) return
      const matches = other ? findMatches(other.page, pattern) : []
      if (matches.length > 0) found.push({ key, matches })
      tell({ state: 'looking', found: [...found], left: 0 })
    }
    tell({ state: 'known', found, left: Math.max(0, others.length - mostRead) })
  })
  useEffect(() => {
    const ended = new AbortController()
    look(ended.signal).catch(() => ended.signal.aborted || setAnswer({ asked, known: { ...looking, state: 'failed' } }))
    return () => ended.abort()
  }, [asked])
  return answer.asked === asked ? answer.known : looking
}
