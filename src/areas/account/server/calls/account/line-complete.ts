import { call } from '@schemas/account/calls/account/line-complete'
import { endedLink, tooManyTries } from '@gateway/auth/account-messages'
import { queueEmail } from '@gateway/auth/email-queue'
import { findStep, issueStep } from '@gateway/auth/line-tokens'
import { handle } from '@gateway/call/handle'

/** Mails for one new person, who may have mistyped the address, and to one address, in 15 minutes. */
const limits = { of: 5, to: 4 }

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  const { ticket, browser, email, firstname, lastname } = input
  const newcomer = await tx((db) => findStep(db, 'newcomer', ticket, browser))
  if (newcomer === 'elsewhere' || !newcomer) throw endedLink(locale)
  if (!(await services.limits.guess(site.id, `line-complete:${newcomer.subject}`, limits.of)))
    throw tooManyTries(locale)
  const maySend = await services.limits.guess(site.id, `register:${email}`, limits.to)
  await tx(async (db) => {
    const { subject, name, to } = newcomer
    const token = await issueStep(db, site.id, 'mailed', browser, {
      subject,
      name,
      email,
      firstname,
      lastname,
      locale,
      ...(to ? { to } : {}),
    })
    if (maySend) await queueEmail(db, context, email, { what: 'line', token, firstname, lastname, locale })
  })
  services.wakeMail()
  return { status: true as const }
})
