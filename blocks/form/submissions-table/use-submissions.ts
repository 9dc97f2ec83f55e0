import { keepPreviousData } from '@tanstack/react-query'
import type { OutputOf } from '@schemas/call'
import { type Submission, submissionStatuses, type SubmissionStatus } from '@schemas/forms/entities/form-submission'
import { call as setStatusCall } from '@client/forms/calls/form/set-status'
import { call as submissionsCall } from '@client/forms/calls/form/submissions'
import { usePage } from '@kit/boot'
import { useListQuery } from '@kit/list-query'
import { useCall, useCallMutation } from '@kit/use-call'
import { type Props, submissionsPrefix } from './schema'

export type Listed = OutputOf<typeof submissionsCall>

export { submissionsCall }

/**
 * The answer list with search, status and page. The first page comes with the document; filters are kept in the
 * address.
 */
export function useSubmissions({ form, perPage, data }: Pick<Props, 'form' | 'perPage' | 'data'>) {
  const page = usePage()
  const initialResult = data?.submissions
  const first = initialResult?.ok ? initialResult.value : undefined
  const query = useListQuery(['status'], submissionsPrefix(form))
  const { q, cursor, isFirst } = query
  const status = submissionStatuses.find((known) => known === query.value('status'))
  const input = {
    form,
    limit: perPage,
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
    ...(cursor ? { cursor } : {}),
  }
  const list = useCall(submissionsCall, input, {
    placeholderData: keepPreviousData,
    enabled: page !== null,
    ...(isFirst && first ? { initialData: first } : {}),
  })
  const change = useCallMutation(setStatusCall, { refresh: [submissionsCall] })
  const failed = initialResult?.ok === false && isFirst ? initialResult.error.message : undefined
  const shown = list.data ?? first
  // The latest change wins over a list that was requested before it and arrives later.
  const latest = change.data
  const newest = (item: Submission): Submission =>
    latest && latest.id === item.id && latest.version > item.version ? latest : item

  return {
    list: shown && { ...shown, items: shown.items.map(newest) },
    error: list.error?.message ?? (list.data || list.isFetching ? undefined : failed),
    isLoading: list.isPending && !first && !failed,
    isChanging: list.isPlaceholderData,
    retry: () => void list.refetch(),
    isFiltered: status !== undefined || q !== '',
    status,
    words: query.words,
    q,
    setWords: query.setWords,
    setStatus: (next: SubmissionStatus | undefined) => query.set({ status: next ?? '' }),
    clear: query.clear,
    canGoBack: query.canGoBack,
    back: query.back,
    goOn: query.goOn,
    change,
  }
}
