import { listState } from '../../list-state'
import { submissionStatuses } from './form-submission'

/** The responses of a form: what a page's list and its call share. Its form names it, because a page may show several. */
export const submissionList = (form: string) =>
  listState({ filters: { status: submissionStatuses }, hasSearch: true, sorts: [], prefix: `${form}-` })
