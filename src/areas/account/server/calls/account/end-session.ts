import { and, eq, isNull } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/end-session'
import { unknownSession } from '@gateway/auth/account-messages'
import { notifySessions } from '@gateway/auth/notify-sessions'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { session } from '@gateway/db/account-tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const { id, sessionId } = ownPerson(context)
  const { input, tx, locale, account } = context
  const [ended] = await tx(async (db) => {
    const rows = await db
      .update(session)
      .set({ revokedAt: new Date(), endedAs: 'elsewhere' })
      .where(and(eq(session.id, input.id), eq(session.personId, id), isNull(session.revokedAt)))
      .returning({ id: session.id, siteId: session.siteId, personId: session.personId })
    await notifySessions(db, rows)
    return rows
  })
  if (!ended) throw unknownSession(locale)
  // Its cookie is removed too.
  if (ended.id === sessionId) await account.end()
  return { status: true as const }
})
