import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/change-email'
import { checkOwnPassword } from '../../auth/check-own-password'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { issueToken } from '../../auth/one-time-token'
import { ownPerson } from '../../auth/own-person'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services } = context
  refuseImpersonator(context)
  const me = ownPerson(context)
  await checkOwnPassword(context, input.password)
  const maySend = await mayAskForMail(context, 'change-email', input.email)
  await tx(async (db) => {
    const [taken] = await db.select().from(person).where(eq(person.email, input.email))
    const token = await issueToken(db, site.id, { purpose: 'change_email', person: me.id, data: { email: input.email } })
    if (!maySend || input.email === me.email) return
    // Whose address it is already hears so; the asker does not.
    if (taken) await queueAccountMail(db, context, 'known', taken, '/user/login')
    else await queueAccountMail(db, context, 'confirm', { ...me, email: input.email }, `/user/activate?email=${token}`)
    await queueAccountMail(db, context, 'moving', me, '/user/recovery')
  })
  services.wakeMail()
  return { status: true as const }
})
