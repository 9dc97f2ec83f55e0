import { call } from '@schemas/account/calls/member/set-status'
import { ownAccount, staleMember } from '@gateway/auth/account-messages'
import { lockAdmins } from '@gateway/auth/lock-admins'
import { describeMember, findMember } from '@gateway/auth/members'
import { revokeTokens } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { closeSessions } from '@gateway/auth/session'
import { person } from '@gateway/db/tables'
import { transition } from '@gateway/states/transition'
import { accountMachine } from '@schemas/account/entities/account-machine'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, session, locale } = context
  return tx(async (db) => {
    const before = await findMember(db, input.id, locale)
    if (before.id === me.id) throw ownAccount(locale)
    if (before.status !== input.status) {
      if (input.status !== 'active') {
        await lockAdmins(db, site.id, input.id, locale)
        await closeSessions(db, input.id, 'closed')
        await revokeTokens(db, input.id)
      }
      const step = await transition(db, accountMachine, {
        site: site.id,
        table: person,
        id: input.id,
        to: input.status,
        who: session.role,
        person: me.id,
        audit: (_row, from) => ({
          action: 'member-status',
          subject: `person:${input.id}`,
          before: { status: from },
          after: { status: input.status },
        }),
      })
      if (!step.ok) throw staleMember(locale)
    }
    return { member: describeMember({ ...before, status: input.status }, me.id) }
  })
})
