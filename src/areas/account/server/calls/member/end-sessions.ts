import { call } from '@schemas/account/calls/member/end-sessions'
import { findMember } from '@gateway/auth/members'
import { revokeTokens } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { closeSessions } from '@gateway/auth/session'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, locale } = context
  return tx(async (db) => {
    const of = await findMember(db, input.id, locale)
    // An approved but uncollected code would become a session after this.
    await revokeTokens(db, of.id, 'qr')
    const ended = await closeSessions(db, of.id, 'closed', of.id === me.id ? { but: me.sessionId } : {})
    await recordAudit(db, {
      site: site.id,
      person: me.id,
      action: 'member-sessions',
      subject: `person:${of.id}`,
      after: { ended },
    })
    return { ended }
  })
})
