import { useEffect, useState } from 'react'
import { useAddressState } from '../address-state'
import { useHasArrived } from '../boot'
import type { List } from './list'

/** Debounce of the search field (ms). */
const pauseMs = 250

/** What of a list is kept in the address, as a saved view keeps it. */
export type ListValues = Readonly<Record<string, string>>

/**
 * Filters, search, sort, page and opened row of a list, kept in the address under its prefix. All but a turned page and
 * an opened row lead back to the first page.
 */
export function useListState({ state, defaultSort = '' }: Pick<List<never, never>, 'state' | 'defaultSort'>) {
  const { prefix, filters, parameters } = state
  const [address, setAddress] = useAddressState(state.parameters)
  const of = (name: string) => address[prefix + name] ?? ''
  const find = of('find').trim()
  const [searchText, setSearchText] = useState(of('find'))
  const [start, setStart] = useState(address)
  // Cursors only lead forward, so those of the previous pages are kept; a reload forgets them.
  const [trail, setTrail] = useState<readonly string[]>([])
  if (useHasArrived()) {
    setSearchText(of('find'))
    setStart(address)
    setTrail([])
  }
  const write = (changed: Record<string, string>) =>
    setAddress(Object.fromEntries(Object.entries(changed).map(([name, value]) => [prefix + name, value])))
  const change = (changed: Record<string, string>) => {
    write({ after: '', ...changed })
    setTrail([])
  }
  useEffect(() => {
    if (searchText.trim() === find) return
    const timer = setTimeout(() => change({ find: searchText.trim() }), pauseMs)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` uses the names, which do not change
  }, [searchText, find])
  const names = [...filters, 'find', 'sort'].filter((name) => parameters.includes(prefix + name))
  const values: ListValues = Object.fromEntries(
    names.map((name) => [name, of(name)]).filter(([, value]) => value !== ''),
  )
  const apply = (next: ListValues) => {
    setSearchText(next.find ?? '')
    change(Object.fromEntries(names.map((name) => [name, next[name] ?? ''])))
  }
  const after = of('after')
  return {
    /** The call's input, validated. */
    request: state.read(address),
    values,
    apply,
    searchText,
    setSearchText,
    setFilter: (name: string, value: string) => change({ [name]: value }),
    sort: (state.read(address).sort as string | undefined) ?? defaultSort,
    setSort: (sort: string) => change({ sort: sort === defaultSort ? '' : sort }),
    isFiltered: [...filters, 'find'].some((name) => of(name) !== ''),
    clear: () => apply(of('sort') ? { sort: of('sort') } : {}),
    /** Whether this is the state that was delivered with the page. */
    isFirst: Object.entries<string>(address).every(([name, value]) => name === `${prefix}row` || start[name] === value),
    canGoBack: after !== '',
    goOn: (next: string) => {
      write({ after: next })
      setTrail((before) => [...before, after])
    },
    /** To the previous page, or to the first one when the previous is not known. */
    back: () => {
      write({ after: trail.at(-1) ?? '' })
      setTrail((before) => before.slice(0, -1))
    },
    begin: () => change({}),
    row: of('row'),
    open: (id: string) => write({ row: id }),
    close: () => write({ row: '' }),
  }
}

export type ListStateInUse = ReturnType<typeof useListState>
