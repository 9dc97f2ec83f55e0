import { browserNameOf, osNameOf } from '@schemas/client-names'
import { call } from '@schemas/account/calls/account/qr-scan'
import { endedLink } from '@gateway/auth/account-messages'
import { checkNumber, scanQr } from '@gateway/auth/qr-sign-in'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx, session, locale }) => {
  refuseImpersonator({ session, locale })
  const found = await tx((db) => scanQr(db, input.code, session.person?.id ?? ''))
  if (!found) throw endedLink(locale)
  const { state, userAgent, address, madeAt, expiresAt } = found
  return {
    state,
    browser: browserNameOf(userAgent),
    system: osNameOf(userAgent),
    address,
    number: checkNumber(input.code),
    madeAt: madeAt.toISOString(),
    seconds: Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
  }
})
