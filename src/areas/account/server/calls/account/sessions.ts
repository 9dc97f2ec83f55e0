import { and, desc, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/sessions'
import { impersonator, isAlive } from '@gateway/auth/session'
import { ownPerson } from '@gateway/auth/own-person'
import { session } from '@gateway/db/account-tables'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { id, sessionId } = ownPerson(context)
  const rows = await context.tx((db) =>
    db
      .select({
        session,
        by: { id: impersonator.id, firstname: impersonator.firstname, lastname: impersonator.lastname },
      })
      .from(session)
      .innerJoin(person, and(eq(person.siteId, session.siteId), eq(person.id, session.personId)))
      .leftJoin(impersonator, and(eq(impersonator.siteId, session.siteId), eq(impersonator.id, session.impersonatedBy)))
      .where(and(eq(session.personId, id), isAlive()))
      .orderBy(desc(session.lastActiveAt))
      .limit(100),
  )
  return {
    sessions: rows.map(({ session: each, by }) => ({
      id: each.id,
      isCurrent: each.id === sessionId,
      userAgent: each.userAgent,
      address: each.address,
      via: each.via,
      startedAt: each.createdAt.toISOString(),
      lastActiveAt: each.lastActiveAt.toISOString(),
      ...(by?.id ? { impersonator: `${by.firstname} ${by.lastname}`.trim() } : {}),
    })),
  }
})
