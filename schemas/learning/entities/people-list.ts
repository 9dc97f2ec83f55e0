import { listState } from '../../list-state'
import { enrolmentStatuses } from './enrolment-status'

export const peopleSorts = ['name', 'since', 'last', 'done'] as const

export const peopleList = listState({
  filters: { status: enrolmentStatuses },
  sorts: peopleSorts,
  hasSearch: true,
  prefix: 'people-',
})
