import { recordAudit } from '@gateway/audit/audit'
import type { Reached } from '../access/reach'
import type { Actor } from '../actor'

/** Records a change of what belongs to a project: its statuses. */
export const auditChange = (
  { db, site, person }: Actor,
  { key }: Reached,
  sides: { before?: unknown; after?: unknown },
): Promise<void> => recordAudit(db, { site, person, action: 'project-change', subject: `project:${key}`, ...sides })
