import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/bypass'
import { endedLink, tooManyTries } from '@gateway/auth/account-messages'
import { spendToken } from '@gateway/auth/one-time-token'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'

/** Attempts from one address in 15 minutes. */
const limit = 30

export const handler = handle(call, async ({ input, site, services, locale, address, account }) => {
  if (!(await services.limits.guess(site.id, `bypass:${address}`, limit))) throw tooManyTries(locale)
  const open = async (db: Db) => {
    const used = await spendToken(db, 'bypass', input.slug)
    if (!used?.personId || !used.madeBy) throw endedLink(locale)
    // Checked in the current state: the person may have been promoted, left or been closed since the link was made.
    const [of] = await db
      .select({ role: person.role, status: person.status })
      .from(person)
      .where(eq(person.id, used.personId))
    const [maker] = await db
      .select({ role: person.role, status: person.status })
      .from(person)
      .where(eq(person.id, used.madeBy))
    if (of?.status !== 'active' || of.role === 'admin' || maker?.status !== 'active' || maker.role !== 'admin')
      throw endedLink(locale)
    await recordAudit(db, {
      site: site.id,
      person: used.madeBy,
      action: 'bypass-used',
      subject: `person:${used.personId}`,
      after: { reason: used.data.reason, address },
    })
    return { person: used.personId, impersonatedBy: used.madeBy }
  }
  return { session: await account.start(open, { via: 'bypass', otherwise: endedLink(locale) }) }
})
