import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { call } from '@schemas/site/calls/site/audit'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { audit, person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx }) => {
  const { id, limit } = input
  const from = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  const rows = await tx((db) =>
    db
      .select({ ...getTableColumns(audit), by: personName })
      .from(audit)
      .leftJoin(person, and(eq(person.siteId, audit.siteId), eq(person.id, audit.personId)))
      .where(
        and(
          eq(audit.subject, `site:${id}`),
          from && sql`(${audit.at}, ${audit.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
        ),
      )
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      ...(row.by ? { by: row.by } : {}),
      action: row.action,
      before: row.before,
      after: row.after,
    })),
    ...(last ? { next: encodeCursor({ at: last.at, id: last.id }) } : {}),
  }
})
