import { randomUUID } from 'node:crypto'
import type { ExceptionKind } from '@schemas/organisation/entities/exception'
import { posException } from '../tables'
import type { Staff } from './staff'

/** Opens a matter for a person to look at; the same one once. */
export async function addException(
  { tx, site, now }: Pick<Staff, 'tx' | 'site' | 'now'>,
  {
    branch,
    kind,
    subject,
    data,
  }: { branch: string; kind: ExceptionKind; subject: string; data: Record<string, unknown> },
): Promise<void> {
  await tx
    .insert(posException)
    .values({ siteId: site, id: randomUUID(), branchId: branch, kind, subject, data, createdAt: now })
    .onConflictDoNothing()
}
