import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/recover'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { issueToken } from '../../auth/one-time-token'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services } = context
  const maySend = await mayAskForMail(context, 'recover', input.email)
  await tx(async (db) => {
    const [found] = await db.select().from(person).where(eq(person.email, input.email))
    // Who waits for the first mail may choose a password by this one: it goes to the same address.
    const isOpen = found?.status === 'active' || found?.status === 'pending'
    // Made for nobody too, so that an address without an account takes as long.
    const token = await issueToken(db, site.id, { purpose: 'recover', ...(found && isOpen ? { person: found.id } : {}) })
    if (found && isOpen && maySend) await queueAccountMail(db, context, 'recover', found, `/user/recovery?token=${token}`)
  })
  services.wakeMail()
  return { status: true as const }
})
