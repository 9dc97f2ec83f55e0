import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/activity'
import { ownPerson } from '@gateway/auth/own-person'
import { isRunning } from '@gateway/auth/session'
import { session } from '@gateway/db/account-tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { sessionId } = ownPerson(context)
  const { input, tx } = context
  // Another tab may have reported a later moment. An ended session stays ended.
  await tx((db) =>
    db
      .update(session)
      .set({ lastActiveAt: sql`greatest(${session.lastActiveAt}, now() - ${`${input.ago} milliseconds`}::interval)` })
      .where(and(eq(session.id, sessionId), isRunning())),
  )
  return { status: true as const }
})
