import { call } from '@schemas/api/account/qr-answer'
import { endedLink } from '../../auth/account-messages'
import { answerQr } from '../../auth/qr-sign-in'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, tx, session, locale }) => {
  refuseImpersonator({ session, locale })
  if (!(await tx((db) => answerQr(db, input.code, session.person?.id ?? '', input.approve)))) throw endedLink(locale)
  return { status: true as const }
})
