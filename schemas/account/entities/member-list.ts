import { listState } from '../../list-state'

export const memberRoles = ['user', 'manager', 'admin'] as const
/** What members are found by; who left is in no list. */
export const memberStatuses = ['pending', 'active', 'disabled'] as const

/** The members of a site: what its page and its call share. */
export const memberList = listState({
  filters: { role: memberRoles, status: memberStatuses },
  hasSearch: true,
  sorts: ['email', 'name', 'joined', 'active'],
})
