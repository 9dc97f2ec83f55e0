import { useEffect, useState } from 'react'
import { listParameters } from '@schemas/layout/query-parameters'
import { useAddressState } from './address-state'
import { useHasArrived } from './boot'

/** A word being typed is one question (ms). */
const pauseMs = 250

/**
 * What a list shows: `filters` by name, words and page. All but the page stands in the page's address, as `<prefix><filter>` and
 * `<prefix>find`. A changed filter or word begins at the first page again.
 */
export function useListQuery<N extends string>(filters: readonly N[], prefix = '') {
  const [address, setAddress] = useAddressState(listParameters(filters, prefix))
  const of = (name: N | 'find') => address[prefix + name] ?? ''
  const q = of('find').trim()
  const [searchText, setSearchText] = useState(of('find'))
  const [start, setStart] = useState(address)
  // Cursors lead forward alone, so the way back is remembered.
  const [trail, setTrail] = useState<string[]>([])
  if (useHasArrived()) {
    setSearchText(of('find'))
    setStart(address)
    setTrail([])
  }
  const change = (changed: Partial<Record<N | 'find', string>>) => {
    setAddress(Object.fromEntries(Object.entries(changed).map(([name, next]) => [prefix + name, next as string])))
    setTrail([])
  }
  useEffect(() => {
    if (searchText.trim() === q) return
    const timer = setTimeout(() => change({ find: searchText.trim() } as Partial<Record<N | 'find', string>>), pauseMs)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` is of the names, which never change
  }, [searchText, q])
  return {
    /** A filter's word as the address has it, which may be any. */
    value: (name: N) => of(name),
    /** The words that are looked for; `words` are those being typed. */
    q,
    words: searchText,
    setWords: setSearchText,
    set: (changed: Partial<Record<N, string>>) => change(changed as Partial<Record<N | 'find', string>>),
    isFiltered: Object.values<string>(address).some((value) => value !== ''),
    clear: () => {
      setSearchText('')
      change(Object.fromEntries([...filters, 'find'].map((name) => [name, ''])) as Record<N | 'find', string>)
    },
    /** Whether this is what the page came with. */
    isFirst: trail.length === 0 && Object.entries<string>(address).every(([name, value]) => start[name] === value),
    cursor: trail.at(-1),
    canGoBack: trail.length > 0,
    back: () => setTrail((before) => before.slice(0, -1)),
    goOn: (next: string) => setTrail((before) => [...before, next]),
    /** To the first page, where what was done last is seen. */
    begin: () => setTrail([]),
  }
}
