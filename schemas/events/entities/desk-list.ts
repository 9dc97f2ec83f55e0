import { listState } from '../../list-state'
import { eventStatuses } from './event-status'

export const deskSorts = ['starts', 'title', 'changed'] as const
export const eventDesk = listState({
  filters: { status: eventStatuses },
  sorts: deskSorts,
  hasSearch: true,
  prefix: 'event-',
})
