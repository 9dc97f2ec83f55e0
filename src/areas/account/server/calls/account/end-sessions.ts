import { call } from '@schemas/account/calls/account/end-sessions'
import { revokeTokens } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { closeSessions } from '@gateway/auth/session'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const { id, sessionId } = ownPerson(context)
  const { input, tx, account } = context
  const ended = await tx(async (db) => {
    // An approved but uncollected code would become a session after this.
    await revokeTokens(db, id, 'qr')
    return closeSessions(db, id, 'elsewhere', input.others ? { but: sessionId } : {})
  })
  if (!input.others) await account.end()
  return { ended }
})
