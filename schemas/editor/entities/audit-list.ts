import { listState } from '../../list-state'

/** The audit log by kind of action, by object and by person: what its page and its call share. */
export const auditList = listState({ filters: { area: 40, subject: 300, person: 64 }, sorts: [] })
