import { call } from '@schemas/api/account/recover'
import { askForLetter } from '../../auth/asked-letters'
import { mayAskForMail } from '../../auth/may-ask-for-mail'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, services } = context
  // A link that was sent opens until another mail goes.
  if (!(await mayAskForMail(context, 'recover', input.email))) return { status: true as const }
  await tx((db) => askForLetter(db, context, input.email, { what: 'recovery' }))
  services.wakeMail()
  return { status: true as const }
})
