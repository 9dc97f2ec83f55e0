import { call } from '@schemas/account/calls/account/check-recovery'
import { endedLink } from '@gateway/auth/account-messages'
import { findToken } from '@gateway/auth/one-time-token'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx, locale }) => {
  if (!(await tx((db) => findToken(db, 'recover', input.token)))) throw endedLink(locale)
  return { status: true as const }
})
