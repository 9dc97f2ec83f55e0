import { and, desc, eq, isNull } from 'drizzle-orm'
import { call } from '@schemas/api/account/resend-activation'
import { issueToken } from '../../auth/one-time-token'
import { oneTimeToken } from '../../db/account-tables'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'
import { mayAskForMail } from '../../auth/may-ask-for-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services } = context
  const maySend = await mayAskForMail(context, 'activation', input.email)
  await tx(async (db) => {
    const [found] = await db.select().from(person).where(and(eq(person.email, input.email), eq(person.status, 'pending')))
    const [last] = await db.select({ data: oneTimeToken.data }).from(oneTimeToken).where(and(eq(oneTimeToken.personId, found?.id ?? ''), eq(oneTimeToken.purpose, 'activate'), isNull(oneTimeToken.usedAt))).orderBy(desc(oneTimeToken.madeAt)).limit(1)
    // Made for nobody too, so that an address without an account takes as long.
    const token = await issueToken(db, site.id, { purpose: 'activate', ...(found && last ? { person: found.id, data: last.data } : {}) })
    if (found && last && maySend) await queueAccountMail(db, context, 'activate', found, `/user/activate?token=${token}`)
  })
  services.wakeMail()
  return { status: true as const }
})
