import { and, asc, eq, like } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/demo-accounts'
import { roles } from '@schemas/layout/role'
import { demoPassword } from '@gateway/auth/demo-password'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ tx, site, services, origin, local }) => {
  const { settings } = services
  // `academy.localhost` is the academy and no local host in the panel's sense, but still this machine.
  const isHere = settings.env === 'localhost' && (local || /(?:^|\.)localhost$/.test(new URL(origin).hostname))
  if (!isHere || !settings.seedDemo || settings.production) return { password: '', accounts: [] }
  const found = await tx((db) =>
    db
      .select({ email: person.email, role: person.role, firstname: person.firstname, lastname: person.lastname })
      .from(person)
      .where(and(like(person.email, `%@${site.id}.example`), eq(person.status, 'active')))
      .orderBy(asc(person.email))
      .limit(10),
  )
  const accounts = found
    .map(({ email, role, firstname, lastname }) => ({ email, role, name: `${firstname} ${lastname}`.trim() }))
    .sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
  return { password: accounts.length > 0 ? demoPassword : '', accounts }
})
