import { and, eq, inArray, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/reset-password'
import { endedLink } from '@gateway/auth/account-messages'
import { clearAttempts } from '@gateway/auth/limit-attempts'
import { findToken, revokeTokens, spendToken } from '@gateway/auth/one-time-token'
import { checkPassword } from '@gateway/auth/password-strength'
import { hashPassword } from '@gateway/auth/passwords'
import { closeSessions } from '@gateway/auth/session'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { queueAccountMail } from '@gateway/mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale, account, knownDevice } = context
  const of = await tx(async (db) => {
    const found = await findToken(db, 'recover', input.token)
    const [row] = found?.personId ? await db.select().from(person).where(eq(person.id, found.personId)) : []
    return row
  })
  if (!of) throw endedLink(locale)
  // Before the link is used up, so that a weak password can be replaced.
  checkPassword(input.password, [of.email, of.firstname, of.lastname, site.id], locale)
  const passwordHash = await hashPassword(input.password)
  const reset = async (db: Db) => {
    if (!(await spendToken(db, 'recover', input.token))) throw endedLink(locale)
    const [changed] = await db
      .update(person)
      .set({
        passwordHash,
        status: 'active',
        emailVerifiedAt: sql`coalesce(${person.emailVerifiedAt}, now())`,
        version: sql`${person.version} + 1`,
      })
      .where(and(eq(person.id, of.id), inArray(person.status, ['active', 'pending'])))
      .returning()
    if (!changed) throw endedLink(locale)
    await closeSessions(db, of.id, 'elsewhere')
    await revokeTokens(db, of.id)
    if (of.passwordHash !== null) await queueAccountMail(db, context, 'changed', changed, '/user/recovery')
    return { person: of.id }
  }
  const session = await account.start(reset, { via: 'recovery', otherwise: endedLink(locale) })
  await clearAttempts({
    limits: services.limits,
    site: site.id,
    kind: 'signin',
    subject: of.email,
    address: context.address,
    device: knownDevice(of.email),
  })
  return { session }
})
