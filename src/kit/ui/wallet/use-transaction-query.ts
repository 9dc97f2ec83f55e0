import { useEffect, useState } from 'react'
import { type TransactionFilter, transactionFilters } from '@schemas/entities/wallet'
import { useAddressState } from '../../address-state'

/** A word being typed is one question (ms). */
const pauseMs = 250
const names = ['filter', 'from', 'to', 'find'] as const

export type TransactionQuery = ReturnType<typeof useTransactionQuery>

/** What a list of transactions shows: kind, days, words and page. All but the page stands in the address, as `<prefix>filter` and so on. */
export function useTransactionQuery(prefix = '') {
  const [address, setAddress] = useAddressState(names.map((name) => prefix + name))
  const value = (name: (typeof names)[number]) => address[prefix + name] ?? ''
  const filter = transactionFilters.find((known) => known === value('filter'))
  const [from, to, q] = [dayOf(value('from')), dayOf(value('to')), value('find')]
  const [words, setWords] = useState(q)
  // Cursors lead forward alone, so the way back is remembered.
  const [trail, setTrail] = useState<string[]>([])
  const change = (changed: Partial<Record<(typeof names)[number], string>>) => {
    setAddress(Object.fromEntries(Object.entries(changed).map(([name, next]) => [prefix + name, next])))
    setTrail([])
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      if (words.trim() !== q) change({ find: words.trim() })
    }, pauseMs)
    return () => clearTimeout(timer)
  })
  const cursor = trail.at(-1)
  return {
    /** As the calls take it. */
    input: { ...(filter ? { filter } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}), ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
    isFiltered: filter !== undefined || from !== '' || to !== '' || q !== '',
    filter,
    from,
    to,
    words,
    setFilter: (next: TransactionFilter | undefined) => change({ filter: next ?? '' }),
    setFrom: (next: string) => change({ from: next }),
    setTo: (next: string) => change({ to: next }),
    setWords,
    clear: () => {
      setWords('')
      change({ filter: '', from: '', to: '', find: '' })
    },
    canGoBack: trail.length > 0,
    back: () => setTrail(trail.slice(0, -1)),
    goOn: (next: string) => setTrail([...trail, next]),
    /** To the newest, where what was done last is seen. */
    begin: () => setTrail([]),
  }
}

/** An address may say anything; the calls take days. */
const dayOf = (text: string) => (/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) ? text : '')
