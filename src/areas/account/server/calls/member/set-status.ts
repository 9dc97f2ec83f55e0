import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/member/set-status'
import { ownAccount, staleMember } from '@gateway/auth/account-messages'
import { lockAdmins } from '@gateway/auth/lock-admins'
import { describeMember, findMember } from '@gateway/auth/members'
import { revokeTokens } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { closeSessions } from '@gateway/auth/session'
import { person } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, locale } = context
  return tx(async (db) => {
    const before = await findMember(db, input.id, locale)
    if (before.id === me.id) throw ownAccount(locale)
    if (before.status !== input.status) {
      if (input.status !== 'active') {
        await lockAdmins(db, site.id, input.id, locale)
        await closeSessions(db, input.id, 'closed')
        await revokeTokens(db, input.id)
      }
      const [changed] = await db
        .update(person)
        .set({ status: input.status, version: sql`${person.version} + 1` })
        .where(and(eq(person.id, input.id), eq(person.status, before.status)))
        .returning({ id: person.id })
      if (!changed) throw staleMember(locale)
      await recordAudit(db, {
        site: site.id,
        person: me.id,
        action: 'member-status',
        subject: `person:${input.id}`,
        before: { status: before.status },
        after: { status: input.status },
      })
    }
    return { member: describeMember({ ...before, status: input.status }, me.id) }
  })
})
