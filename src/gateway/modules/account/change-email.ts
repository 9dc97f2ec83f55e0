import { call } from '@schemas/api/account/change-email'
import { queueEmail } from '../../auth/email-queue'
import { checkOwnPassword } from '../../auth/check-own-password'
import { lockOwnAccount } from '../../auth/lock-own-account'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { issueToken } from '../../auth/one-time-token'
import { ownPerson } from '../../auth/own-person'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { handle } from '../../http/handle'
import { signInFirst } from '../../http/refusals'
import { queueAccountMail } from '../../mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  refuseImpersonator(context)
  const me = ownPerson(context)
  const proven = await checkOwnPassword(context, input.password)
  const maySend = await mayAskForMail(context, 'change-email', input.email)
  // An earlier link stays valid until another mail is sent.
  if (!maySend || input.email === me.email) return { status: true as const }
  await tx(async (db) => {
    // Locked against a concurrent password change or closing: no link may be requested after that.
    await lockOwnAccount(db, me, { lock: 'share', proven, otherwise: signInFirst(locale) })
    const token = await issueToken(db, site.id, {
      purpose: 'change_email',
      person: me.id,
      data: { email: input.email },
    })
    await queueEmail(db, context, input.email, { what: 'address', token }, me.id)
    await queueAccountMail(db, context, 'moving', me, '/user/recovery')
  })
  services.wakeMail()
  return { status: true as const }
})
