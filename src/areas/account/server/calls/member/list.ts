import { and, asc, eq, gt, like, ne, or, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/member/list'
import { describeMember, memberFields } from '@gateway/auth/members'
import { ownPerson } from '@gateway/auth/own-person'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { likePattern, queryTerms } from '@gateway/text/text-search'

export const handler = handle(call, async (context) => {
  const { q, role, status, cursor, limit } = context.input
  const me = ownPerson(context)
  const found = and(
    ne(person.status, 'deleted'),
    role && eq(person.role, role),
    status && eq(person.status, status),
    ...queryTerms(q ?? '').map((term) =>
      or(
        ...[person.email, person.firstname, person.lastname].map((column) =>
          like(sql`lower(${column})`, likePattern(term)),
        ),
      ),
    ),
  )
  return context.tx(async (db) => {
    const rows = await db
      .select(memberFields)
      .from(person)
      .where(and(found, cursor === undefined ? undefined : gt(person.email, cursor)))
      .orderBy(asc(person.email))
      .limit(limit + 1)
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(person)
      .where(found)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      members: shown.map((row) => describeMember(row, me.id)),
      total: counted?.total ?? 0,
      ...(last ? { next: last.email } : {}),
    }
  })
})
