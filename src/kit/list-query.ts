import { useEffect, useState } from 'react'
import { listParameters } from '@schemas/layout/query-parameters'
import { useAddressState } from './address-state'
import { useHasArrived } from './boot'

/** Debounce of the search field (ms). */
const pauseMs = 250

/**
 * Filters, search text and page of a list. All but the page are kept in the address as `<prefix><filter>` and
 * `<prefix>find`. A changed filter or search starts at the first page.
 */
export function useListQuery<N extends string>(filters: readonly N[], prefix = '') {
  const [address, setAddress] = useAddressState(listParameters(filters, prefix))
  const of = (name: N | 'find') => address[prefix + name] ?? ''
  const q = of('find').trim()
  const [searchText, setSearchText] = useState(of('find'))
  const [start, setStart] = useState(address)
  // Cursors only lead forward, so the previous ones are kept.
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
    /** A filter's value as in the address, unvalidated. */
    value: (name: N) => of(name),
    /** The search in effect; the text being typed is kept separately. */
    q,
    words: searchText,
    setWords: setSearchText,
    set: (changed: Partial<Record<N, string>>) => change(changed as Partial<Record<N | 'find', string>>),
    isFiltered: Object.values<string>(address).some((value) => value !== ''),
    clear: () => {
      setSearchText('')
      change(Object.fromEntries([...filters, 'find'].map((name) => [name, ''])) as Record<N | 'find', string>)
    },
    /** Whether this is the state delivered with the page. */
    isFirst: trail.length === 0 && Object.entries<string>(address).every(([name, value]) => start[name] === value),
    cursor: trail.at(-1),
    canGoBack: trail.length > 0,
    back: () => setTrail((before) => before.slice(0, -1)),
    goOn: (next: string) => setTrail((before) => [...before, next]),
    /** Returns to the first page, which shows the latest change. */
    begin: () => setTrail([]),
  }
}
