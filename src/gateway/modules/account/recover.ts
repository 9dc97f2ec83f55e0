import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/recover'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { issueToken } from '../../auth/one-time-token'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, afterwards } = context
  // A link that was sent opens until another mail goes.
  if (!(await mayAskForMail(context, 'recover', input.email))) return { status: true as const }
  // The answer is out before anybody is looked for: its time is the same, whoever has an account.
  afterwards(async () => {
    await tx(async (db) => {
      const [found] = await db.select().from(person).where(eq(person.email, input.email))
      // Who waits for the first mail may choose a password by this one: it goes to the same address.
      if (found?.status !== 'active' && found?.status !== 'pending') return
      const token = await issueToken(db, site.id, { purpose: 'recover', person: found.id })
      await queueAccountMail(db, context, 'recover', found, `/user/recovery?token=${token}`)
    })
    services.wakeMail()
  })
  return { status: true as const }
})
