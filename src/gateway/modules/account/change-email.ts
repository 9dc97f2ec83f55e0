import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/change-email'
import { checkOwnPassword } from '../../auth/check-own-password'
import { holdOwn } from '../../auth/hold-own'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { issueToken } from '../../auth/one-time-token'
import { ownPerson } from '../../auth/own-person'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { isUnproven } from '../../auth/unproven'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { signInFirst } from '../../http/refusals'
import { queueAccountMail } from '../../mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  refuseImpersonator(context)
  const me = ownPerson(context)
  const proven = await checkOwnPassword(context, input.password)
  const maySend = await mayAskForMail(context, 'change-email', input.email)
  // A link that was sent opens until another mail goes.
  if (!maySend || input.email === me.email) return { status: true as const }
  await tx(async (db) => {
    // Held against whoever gives the account another password at this moment, or closes it: no link is asked for behind that.
    await holdOwn(db, me, { lock: 'share', proven, otherwise: signInFirst(locale) })
    const [taken] = await db.select().from(person).where(eq(person.email, input.email))
    const token = await issueToken(db, site.id, { purpose: 'change_email', person: me.id, data: { email: input.email } })
    // Whose address it is already hears so; the asker does not. Who registered with it and never proved it does not have it.
    if (taken && !(await isUnproven(db, taken))) await queueAccountMail(db, context, 'known', taken, '/user/login')
    else await queueAccountMail(db, context, 'confirm', { ...me, email: input.email }, `/user/activate?email=${token}`)
    await queueAccountMail(db, context, 'moving', me, '/user/recovery')
  })
  services.wakeMail()
  return { status: true as const }
})
