import { listState } from '../../list-state'
import { registrationStatuses } from './registration-status'

export const registrationSorts = ['created', 'name', 'status'] as const
export const registrationList = listState({
  filters: {
    status: registrationStatuses,
    package: 64,
    arrived: ['yes', 'no'],
    duplicate: ['yes'],
    flag: ['late_money'],
  },
  sorts: registrationSorts,
  hasSearch: true,
  prefix: 'people-',
})
