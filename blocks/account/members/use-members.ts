import { keepPreviousData } from '@tanstack/react-query'
import { call as listCall } from '@client/account/calls/member/list'
import { usePage } from '@kit/boot'
import { useListQuery } from '@kit/list-query'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'

export { listCall }

export const roles = ['user', 'manager', 'admin'] as const
export const statuses = ['pending', 'active', 'disabled'] as const
/** The member list with its search, filters and pages; its state is kept in the address. */
export function useMembers({ perPage, data }: Pick<Props, 'perPage' | 'data'>) {
  const page = usePage()
  const initialResult = data?.members
  const first = initialResult?.ok ? initialResult.value : undefined
  const query = useListQuery(['role', 'status'])
  const { q, cursor, isFirst } = query
  const role = roles.find((each) => each === query.value('role'))
  const status = statuses.find((each) => each === query.value('status'))
  const input = {
    limit: perPage,
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
    ...(cursor ? { cursor } : {}),
  }
  const list = useCall(listCall, input, {
    placeholderData: keepPreviousData,
    enabled: page !== null,
    ...(isFirst && first ? { initialData: first } : {}),
  })
  const shown = list.data ?? first
  return {
    list: shown,
    error: shown
      ? undefined
      : (list.error?.message ?? (initialResult?.ok === false ? initialResult.error.message : undefined)),
    isLoading: list.isPending && !shown,
    retry: () => void list.refetch(),
    query,
    role,
    status,
    isFiltered: role !== undefined || status !== undefined || q !== '',
  }
}
