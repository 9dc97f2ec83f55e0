import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { call } from '@schemas/api/member/list'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { usePage } from '@kit/boot'
import { callRef } from '@kit/call-gateway'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'

type Listed = OutputOf<typeof call>
export const listCall = callRef<typeof call>({ method: 'GET', path: '/api/member/list' })

export const roles = ['user', 'manager', 'admin'] as const
export const statuses = ['pending', 'active', 'disabled'] as const
/** A word being typed is one question. */
const pauseMs = 250

/** The list with its search, filters and pages; what is shown stands in the address. */
export function useMembers({ perPage, data }: Pick<Props, 'perPage' | 'data'>) {
  const page = usePage()
  const query = page?.query
  const given = data?.members as DataResult<Listed> | undefined
  const first = given?.ok ? given.value : undefined
  const [start] = useState(() => ({ role: roles.find((each) => each === query?.role), status: statuses.find((each) => each === query?.status), q: (query?.find ?? '').trim() }))
  const [filter, setFilter] = useState(start)
  const [words, setWords] = useState(start.q)
  const [trail, setTrail] = useState<string[]>([])
  const choose = (changed: Partial<typeof start>) => {
    setFilter((before) => ({ ...before, ...changed }))
    setTrail([])
  }
  useEffect(() => {
    if (words.trim() === filter.q) return
    const timer = setTimeout(() => choose({ q: words.trim() }), pauseMs)
    return () => clearTimeout(timer)
  }, [words, filter.q])
  useEffect(() => {
    const address = new URL(location.href)
    const wanted = { role: filter.role ?? '', status: filter.status ?? '', find: filter.q }
    if (Object.entries(wanted).every(([name, value]) => (address.searchParams.get(name) ?? '') === value)) return
    for (const [name, value] of Object.entries(wanted)) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    // Not a navigation: the page stands, only its address says what it shows.
    history.replaceState(history.state, '', address)
  }, [filter])
  const cursor = trail.at(-1)
  const isFirst = cursor === undefined && filter.role === start.role && filter.status === start.status && filter.q === start.q
  const { role, status, q } = filter
  const input = { limit: perPage, ...(role ? { role } : {}), ...(status ? { status } : {}), ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) }
  const list = useCall(listCall, input, { placeholderData: keepPreviousData, enabled: page !== null, ...(isFirst && first ? { initialData: first } : {}) })
  const shown = list.data ?? first
  return {
    list: shown,
    error: shown ? undefined : (list.error?.message ?? (given?.ok === false ? given.error.message : undefined)),
    isLoading: list.isPending && !shown,
    retry: () => void list.refetch(),
    words,
    setWords,
    filter,
    choose,
    isFiltered: role !== undefined || status !== undefined || q !== '',
    clear: () => {
      setWords('')
      choose({ role: undefined, status: undefined, q: '' })
    },
    canGoBack: trail.length > 0,
    back: () => setTrail((before) => before.slice(0, -1)),
    next: () => shown?.next && setTrail((before) => [...before, shown.next as string]),
  }
}
