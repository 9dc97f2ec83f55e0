import { and, desc, eq, isNull } from 'drizzle-orm'
import { call } from '@schemas/api/account/resend-activation'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { issueToken } from '../../auth/one-time-token'
import { oneTimeToken } from '../../db/account-tables'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, afterwards } = context
  // A link that was sent opens until another mail goes.
  if (!(await mayAskForMail(context, 'activation', input.email))) return { status: true as const }
  // The answer is out before anybody is looked for: its time is the same, whoever waits for this mail.
  afterwards(async () => {
    await tx(async (db) => {
      const [found] = await db.select().from(person).where(and(eq(person.email, input.email), eq(person.status, 'pending')))
      if (!found) return
      const [last] = await db.select({ data: oneTimeToken.data }).from(oneTimeToken).where(and(eq(oneTimeToken.personId, found.id), eq(oneTimeToken.purpose, 'activate'), isNull(oneTimeToken.usedAt))).orderBy(desc(oneTimeToken.madeAt)).limit(1)
      if (!last) return
      const token = await issueToken(db, site.id, { purpose: 'activate', person: found.id, data: last.data })
      await queueAccountMail(db, context, 'activate', found, `/user/activate?token=${token}`)
    })
    services.wakeMail()
  })
  return { status: true as const }
})
