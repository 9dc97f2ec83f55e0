import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/activate'
import { endedLink, passwordWanted, tooManyTries, wrongPassword } from '@gateway/auth/account-messages'
import { findToken, hashToken, revokeTokens, spendToken } from '@gateway/auth/one-time-token'
import { passwordMatches } from '@gateway/auth/passwords'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

type RegistrationData = {
  passwordHash: string
  firstname: string
  lastname: string
  locale: 'th' | 'en'
  browser?: string
  to?: string
}

export const handler = handle(call, async ({ input, tx, site, services, locale, account }) => {
  const { token, browser, password } = input
  const found = await tx((db) => findToken(db, 'activate', token))
  const of = found?.personId
  if (!found || !of) throw endedLink(locale)
  const registration = found.data as RegistrationData
  // The mail may have been requested by someone else: then they know the password, and the mailbox owner does not.
  const isSameBrowser =
    registration.browser !== undefined && browser !== undefined && hashToken(browser) === registration.browser
  if (!isSameBrowser) {
    if (!password) throw passwordWanted(locale)
    if (!(await services.limits.guess(site.id, `activate:${found.tokenHash}`))) throw tooManyTries(locale)
    if (!(await passwordMatches(password, registration.passwordHash))) throw wrongPassword(locale)
  }
  const open = async (db: Db) => {
    if (!(await spendToken(db, 'activate', token))) throw endedLink(locale)
    const { passwordHash, firstname, lastname } = registration
    // Only for a pending account: one closed or opened otherwise meanwhile is not for this link.
    const [opened] = await db
      .update(person)
      .set({
        status: 'active',
        passwordHash,
        firstname,
        lastname,
        locale: registration.locale,
        emailVerifiedAt: new Date(),
      })
      .where(and(eq(person.id, of), eq(person.status, 'pending')))
      .returning({ status: person.status })
    if (!opened) throw endedLink(locale)
    await revokeTokens(db, of)
    return { person: of }
  }
  return {
    session: await account.start(open, { via: 'activation', otherwise: endedLink(locale) }),
    ...(registration.to ? { to: registration.to } : {}),
  }
})
