import { and, eq, ne, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/confirm-email'
import { endedLink, takenEmail } from '@gateway/auth/account-messages'
import { forgetPerson } from '@gateway/auth/forget-person'
import { revokeTokens, spendToken } from '@gateway/auth/one-time-token'
import { isUnproven } from '@gateway/auth/purge-unverified'
import { person } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx, site, locale }) => {
  const confirmed = tx(async (db) => {
    const used = await spendToken(db, 'change_email', input.token)
    const { email } = (used?.data ?? {}) as { email?: string }
    if (!used?.personId || !email) throw endedLink(locale)
    const [taken] = await db
      .select()
      .from(person)
      .where(and(eq(person.email, email), ne(person.id, used.personId)))
      .for('update')
    if (taken && !(await isUnproven(db, taken))) throw takenEmail(locale, 'email')
    if (taken) {
      // The earlier registration never answered its mail; this one did.
      await forgetPerson(db, site.id, taken.id)
      await recordAudit(db, {
        site: site.id,
        person: used.personId,
        action: 'delete-account',
        subject: `person:${taken.id}`,
      })
    }
    const [changed] = await db
      .update(person)
      .set({ email, emailVerifiedAt: new Date(), version: sql`${person.version} + 1` })
      .where(and(eq(person.id, used.personId), eq(person.status, 'active')))
      .returning()
    if (!changed) throw endedLink(locale)
    // Links sent to the previous address open nothing any more.
    await revokeTokens(db, used.personId)
    return { email }
  })
  // Someone registered with it at this very moment.
  return confirmed.catch((error: unknown) => {
    throw isTaken(error) ? takenEmail(locale, 'email') : error
  })
})

/** Whether the database refused a duplicate address. */
function isTaken(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ((at as NodeJS.ErrnoException).code === '23505') return true
  return false
}
