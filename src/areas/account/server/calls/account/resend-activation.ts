import { call } from '@schemas/account/calls/account/resend-activation'
import { queueEmail } from '@gateway/auth/email-queue'
import { mayAskForMail } from '@gateway/auth/may-ask-for-mail'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, services } = context
  // An earlier link stays valid until another mail is sent.
  if (!(await mayAskForMail(context, 'activation', input.email))) return { status: true as const }
  await tx((db) => queueEmail(db, context, input.email, { what: 'activation' }))
  services.wakeMail()
  return { status: true as const }
})
