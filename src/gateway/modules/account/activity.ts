import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/account/activity'
import { ownPerson } from '../../auth/own-person'
import { isRunning } from '../../auth/session'
import { session } from '../../db/account-tables'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { sessionId } = ownPerson(context)
  const { input, tx } = context
  // Another tab may have told of a later moment. What is over does not come back.
  await tx((db) =>
    db
      .update(session)
      .set({ lastActiveAt: sql`greatest(${session.lastActiveAt}, now() - ${`${input.ago} milliseconds`}::interval)` })
      .where(and(eq(session.id, sessionId), isRunning())),
  )
  return { status: true as const }
})
