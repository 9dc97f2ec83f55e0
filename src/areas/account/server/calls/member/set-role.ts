import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/member/set-role'
import { hasRole } from '@schemas/layout/role'
import { ownAccount, staleMember } from '@gateway/auth/account-messages'
import { lockAdmins } from '@gateway/auth/lock-admins'
import { describeMember, findMember } from '@gateway/auth/members'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
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
    if (before.role !== input.role) {
      if (before.role === 'admin') await lockAdmins(db, site.id, input.id, locale)
      const isNewcomer = hasRole(input.role, 'manager') && !hasRole(before.role, 'manager')
      // Compared with what was read: of two admins who change it at once the later one retries.
      const [changed] = await db
        .update(person)
        .set({
          role: input.role,
          version: sql`${person.version} + 1`,
          ...(isNewcomer ? { notesFrom: sql`now()` } : {}),
        })
        .where(and(eq(person.id, input.id), eq(person.role, before.role)))
        .returning({ id: person.id })
      if (!changed) throw staleMember(locale)
      await recordAudit(db, {
        site: site.id,
        person: me.id,
        action: 'member-role',
        subject: `person:${input.id}`,
        before: { role: before.role },
        after: { role: input.role },
      })
    }
    return { member: describeMember({ ...before, role: input.role }, me.id) }
  })
})
