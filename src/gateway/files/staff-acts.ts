import type { AuditAct } from '@schemas/audit'
import { hasRole } from '@schemas/layout/role'
import { recordAudit } from '../audit/audit'
import type { FileRow } from './access'
import type { FileOperation } from './file-operation'

/** Staff actions on others' files are audited for the site too: a file's own history is deleted with it. */
export async function recordStaffAct(
  { db, site, viewer, person }: Pick<FileOperation, 'db' | 'site' | 'viewer' | 'person'>,
  { id, drive }: Pick<FileRow, 'id' | 'drive'>,
  action: AuditAct,
  { before, after }: { before?: unknown; after?: unknown },
): Promise<void> {
  if (drive !== 'mine' && hasRole(viewer.role, 'manager'))
    await recordAudit(db, { site, person, action, subject: `item:${id}`, before, after })
}
