import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/line-activate'
import { endedLink } from '@gateway/auth/account-messages'
import { findStep } from '@gateway/auth/line-tokens'
import { otherBrowser } from '@gateway/auth/line-messages'
import { revokeTokens, spendToken } from '@gateway/auth/one-time-token'
import { linkedAccount } from '@gateway/db/account-tables'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx, site, locale, account }) => {
  const { token, browser } = input
  const mailed = await tx((db) => findStep(db, 'mailed', token, browser))
  // The mail may have been requested by someone else with their LINE account: the mailbox owner alone must open nothing
  // for them.
  if (mailed === 'elsewhere') throw otherBrowser(locale)
  if (!mailed) throw endedLink(locale)
  const { subject, name, email, firstname, lastname, to } = mailed
  const open = async (db: Db) => {
    if (!(await spendToken(db, 'line', token))) throw endedLink(locale)
    const [linked] = await db
      .select({ id: linkedAccount.personId })
      .from(linkedAccount)
      .where(eq(linkedAccount.subject, subject))
    const [known] = await db
      .select({ id: person.id, status: person.status })
      .from(person)
      .where(eq(person.email, email))
      .for('update')
    // The address or the LINE account may have got an account otherwise meanwhile.
    if (linked || (known && known.status !== 'pending')) throw endedLink(locale)
    const of = known?.id ?? randomUUID()
    const values = {
      status: 'active' as const,
      firstname,
      lastname,
      locale: mailed.locale,
      emailVerifiedAt: new Date(),
      passwordHash: null,
    }
    if (known) {
      await db.update(person).set(values).where(eq(person.id, of))
      await revokeTokens(db, of)
    } else {
      const [made] = await db
        .insert(person)
        .values({ siteId: site.id, id: of, email, ...values })
        .onConflictDoNothing()
        .returning({ id: person.id })
      if (!made) throw endedLink(locale)
    }
    const [joined] = await db
      .insert(linkedAccount)
      .values({ siteId: site.id, provider: 'line', subject, personId: of, name })
      .onConflictDoNothing()
      .returning({ id: linkedAccount.personId })
    if (!joined) throw endedLink(locale)
    return { person: of }
  }
  return { session: await account.start(open, { via: 'line', otherwise: endedLink(locale) }), ...(to ? { to } : {}) }
})
