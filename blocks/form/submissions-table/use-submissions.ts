import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { call } from '@schemas/api/form/submissions'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { type Submission, submissionStatuses, type SubmissionStatus } from '@schemas/entities/form-submission'
import { usePage } from '@kit/boot'
import { callRef } from '@kit/call-gateway'
import { useCall, useCallMutation } from '@kit/use-call'
import type { Props } from './schema'

export type Listed = OutputOf<typeof call>

export const submissionsCall = callRef<typeof import('@schemas/api/form/submissions').call>({ method: 'GET', path: '/api/form/submissions' })
const setStatusCall = callRef<typeof import('@schemas/api/form/set-status').call>({ method: 'POST', path: '/api/form/set-status' })

/** A word being typed is one question. */
const pauseMs = 250

/** The list with its search, state and page. The first page came with the document; filters stand in the address. */
export function useSubmissions({ form, perPage, data }: Pick<Props, 'form' | 'perPage' | 'data'>) {
  const page = usePage()
  const query = page?.query
  const given = data?.submissions as DataResult<Listed> | undefined
  const first = given?.ok ? given.value : undefined
  const [start] = useState({ status: submissionStatuses.find((known) => known === query?.status), words: query?.find ?? '' })
  const [status, setStatus] = useState<SubmissionStatus | undefined>(start.status)
  const [words, setWords] = useState(start.words)
  const [q, setQ] = useState(start.words.trim())
  // Cursors lead forward alone, so the way back is remembered.
  const [trail, setTrail] = useState<string[]>([])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (words.trim() === q) return
      setQ(words.trim())
      setTrail([])
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words, q])

  useEffect(() => {
    const address = new URL(location.href)
    const wanted = { status: status ?? '', find: q }
    if (Object.entries(wanted).every(([name, value]) => (address.searchParams.get(name) ?? '') === value)) return
    for (const [name, value] of Object.entries(wanted)) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    // Not a navigation: the page stands, only its address says what it shows.
    history.replaceState(history.state, '', address)
  }, [status, q])

  const cursor = trail.at(-1)
  const isFirst = cursor === undefined && status === start.status && q === start.words.trim()
  const input = { form, limit: perPage, ...(status ? { status } : {}), ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) }
  const list = useCall(submissionsCall, input, { placeholderData: keepPreviousData, enabled: page !== null, ...(isFirst && first ? { initialData: first } : {}) })
  const change = useCallMutation(setStatusCall, { refresh: [submissionsCall] })
  const failed = given?.ok === false && isFirst ? given.error.message : undefined
  const shown = list.data ?? first
  // What was changed here last stands, although a list that was asked for before it may come after it.
  const latest = change.data
  const newest = (item: Submission): Submission => (latest && latest.id === item.id && latest.version > item.version ? latest : item)

  return {
    list: shown && { ...shown, items: shown.items.map(newest) },
    error: list.error?.message ?? (list.data || list.isFetching ? undefined : failed),
    isLoading: list.isPending && !first && !failed,
    isChanging: list.isPlaceholderData,
    retry: () => void list.refetch(),
    isFiltered: status !== undefined || q !== '',
    status,
    words,
    q,
    setWords,
    setStatus: (next: SubmissionStatus | undefined) => {
      setStatus(next)
      setTrail([])
    },
    clear: () => {
      setStatus(undefined)
      setWords('')
      setQ('')
      setTrail([])
    },
    canGoBack: trail.length > 0,
    back: () => setTrail(trail.slice(0, -1)),
    next: () => list.data?.next && setTrail([...trail, list.data.next]),
    change,
  }
}
