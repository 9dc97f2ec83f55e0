import { call } from '@schemas/account/calls/account/register'
import { tooManyTries } from '@gateway/auth/account-messages'
import { queueEmail } from '@gateway/auth/email-queue'
import { hashToken } from '@gateway/auth/one-time-token'
import { checkPassword } from '@gateway/auth/password-strength'
import { hashPassword } from '@gateway/auth/passwords'
import { handle } from '@gateway/call/handle'

/** Mails to one address, and registrations from one network, in 15 minutes. */
const limits = { to: 4, from: 30 }

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale, address } = context
  const { email, password, firstname, lastname, browser, to } = input
  checkPassword(password, [email, firstname, lastname, site.id], locale)
  if (!(await services.limits.guess(site.id, `register-from:${address}`, limits.from))) throw tooManyTries(locale)
  const passwordHash = await hashPassword(password)
  // Beyond this the response is the same and nothing is sent: it must not reveal whether an address has an account, nor
  // fill a mailbox. Earlier links stay valid.
  const maySend = await services.limits.guess(site.id, `register:${email}`, limits.to)
  if (!maySend) return { status: true as const }
  // The input waits with the link: registering with someone else's address sets nothing that its owner would open.
  await tx((db) =>
    queueEmail(db, context, email, {
      what: 'registration',
      passwordHash,
      firstname,
      lastname,
      locale,
      ...(browser ? { browser: hashToken(browser) } : {}),
      ...(to ? { to } : {}),
    }),
  )
  services.wakeMail()
  return { status: true as const }
})
