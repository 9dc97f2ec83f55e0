import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/member/set-status'
import { ownAccount, staleMember } from '../../auth/account-messages'
import { lockAdmins } from '../../auth/lock-admins'
import { describeMember, findMember } from '../../auth/members'
import { revokeTokens } from '../../auth/one-time-token'
import { ownPerson } from '../../auth/own-person'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { closeSessions } from '../../auth/session'
import { person } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'

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
