import { call } from '@schemas/account/calls/account/qr-answer'
import { endedLink } from '@gateway/auth/account-messages'
import { answerQr } from '@gateway/auth/qr-sign-in'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx, session, locale }) => {
  refuseImpersonator({ session, locale })
  if (!(await tx((db) => answerQr(db, input.code, session.person?.id ?? '', input.approve)))) throw endedLink(locale)
  return { status: true as const }
})
