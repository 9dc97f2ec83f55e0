import { call } from '@schemas/account/calls/account/change-email'
import { queueEmail } from '@gateway/auth/email-queue'
import { checkOwnPassword } from '@gateway/auth/check-own-password'
import { lockOwnAccount } from '@gateway/auth/lock-own-account'
import { mayAskForMail } from '@gateway/auth/may-ask-for-mail'
import { issueToken } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { queueAccountMail } from '@gateway/mail/account-mail'

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
