import { randomUUID } from 'node:crypto'
import { call } from '@schemas/messages/calls/email/send'
import { emailFailed } from '@schemas/errors'
import { pickText } from '@schemas/layout/pick-text'
import { tooManyTries } from '@gateway/auth/account-messages'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { mail } from '@gateway/db/account-tables'
import { isDatabaseAway } from '@gateway/db/failures'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { cleanHtml } from '@gateway/mail/clean-html'
import { writeAddress } from '@gateway/mail/mail-address'
import { siteSender } from '@gateway/mail/site-sender'

/** Mails by one person, and by a site, in 15 minutes. */
const limits = { person: 60, site: 300 }
const otherSender = { en: 'Emails can only be sent in the name of this site.', th: 'ส่งอีเมลได้ในนามของเว็บไซต์นี้เท่านั้น' }

export const handler = handle(call, async (context) => {
  // Mail to others is written by the person only.
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, services, locale, log } = context
  const { from, to, subject, plain, html, attachments } = input
  const sender = siteSender(services.settings, site)
  if (from !== undefined && from !== sender)
    throw new CallError('invalid_input', otherSender[locale], { from: otherSender[locale] })
  for (const [who, limit] of [
    [me.id, limits.person],
    ['', limits.site],
  ] as const)
    if (!(await services.limits.guess(site.id, `email:${who}`, limit))) throw tooManyTries(locale)
  const id = randomUUID()
  try {
    await tx(async (db) => {
      await db.insert(mail).values({
        siteId: site.id,
        id,
        purpose: 'staff',
        personId: me.id,
        from: writeAddress({ email: sender, name: pickText(site.name, locale) }),
        to,
        subject,
        plain,
        html: html ? cleanHtml(html) : '',
        attachments,
      })
      await recordAudit(db, {
        site: site.id,
        person: me.id,
        action: 'email',
        subject: `mail:${id}`,
        after: { to, subject, attachments: attachments.length },
      })
    })
  } catch (error) {
    // Temporary, and reported as everywhere.
    if (isDatabaseAway(error)) throw error
    log.error({ err: error }, 'A mail could not be written.')
    throw new CallError('mail_failed', emailFailed[locale], undefined, { mail: 'failed' })
  }
  // The sender is not woken: it finds the mail after the transaction commits.
  return { status: true as const, id }
})
