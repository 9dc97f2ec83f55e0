import { randomUUID } from 'node:crypto'
import type { ExceptionKind } from '@schemas/organisation/entities/exception'
import { posException } from '../tables'
import type { Staff } from './staff'

export type Matter = { branch: string; kind: ExceptionKind; subject: string; data: Record<string, unknown> }

/** Opens a matter for a person to look at; the same one once. */
export const addException = (staff: Pick<Staff, 'tx' | 'site' | 'now'>, matter: Matter): Promise<void> =>
  addExceptions(staff, [matter])

/** So many rows in one statement. */
const batch = 500

export async function addExceptions(
  { tx, site, now }: Pick<Staff, 'tx' | 'site' | 'now'>,
  matters: readonly Matter[],
): Promise<void> {
  for (let at = 0; at < matters.length; at += batch)
    await tx
      .insert(posException)
      .values(
        matters.slice(at, at + batch).map(({ branch, ...matter }) => ({
          siteId: site,
          id: randomUUID(),
          branchId: branch,
          ...matter,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
}
