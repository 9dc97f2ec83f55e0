import { and, desc, eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/transfer/imports'
import { hasRole } from '@schemas/layout/role'
import { importTable } from '@gateway/db/import-tables'
import { person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { handle } from '@gateway/call/handle'

/** More of them are in the audit log. */
const limit = 10

export const handler = handle(call, async ({ tx, session }) => {
  const rows = await tx((db) =>
    db
      .select({
        madeBy: importTable.madeBy,
        madeAt: importTable.madeAt,
        undoneAt: importTable.undoneAt,
        written: importTable.written,
        by: personName,
      })
      .from(importTable)
      .leftJoin(person, and(eq(person.siteId, importTable.siteId), eq(person.id, importTable.madeBy)))
      .orderBy(desc(importTable.madeAt), desc(importTable.id))
      .limit(limit),
  )
  return {
    imports: rows.map(({ madeBy, madeAt, undoneAt, written: { result }, by }) => ({
      ...result,
      at: madeAt.toISOString(),
      ...(by ? { by } : {}),
      ...(undoneAt ? { undoneAt: undoneAt.toISOString() } : {}),
      mayUndo: !undoneAt && (madeBy === session.person?.id || hasRole(session.role, 'admin')),
    })),
  }
})
