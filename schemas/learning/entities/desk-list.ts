import { listState } from '../../list-state'
import { lessonSorts } from './lesson-list'
import { lessonStatuses } from './lesson-status'

export const deskList = listState({
  filters: { status: lessonStatuses },
  sorts: lessonSorts,
  hasSearch: true,
  prefix: 'desk-',
})
