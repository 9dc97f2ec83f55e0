import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/line-complete'
import { endedLink, tooManyTries } from '../../auth/account-words'
import { findStep, issueStep } from '../../auth/line-tokens'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'

/** Mails for one newcomer, who may have mistyped the address, and to one address, in 15 minutes. */
const most = { of: 5, to: 4 }

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  const { ticket, browser, email, firstname, lastname } = input
  const newcomer = await tx((db) => findStep(db, 'newcomer', ticket, browser))
  if (newcomer === 'elsewhere' || !newcomer) throw endedLink(locale)
  if (!(await services.limits.guess(site.id, `line-complete:${newcomer.subject}`, most.of))) throw tooManyTries(locale)
  const maySend = await services.limits.guess(site.id, `register:${email}`, most.to)
  await tx(async (db) => {
    const [known] = await db.select().from(person).where(eq(person.email, email))
    const { subject, name, to } = newcomer
    const token = await issueStep(db, site.id, 'mailed', browser, { subject, name, email, firstname, lastname, locale, ...(to ? { to } : {}) })
    if (!maySend) return
    if (!known || known.status === 'pending') await queueAccountMail(db, context, 'activate', { email, firstname, lastname, locale }, `/user/authen/line?token=${token}`)
    else if (known.status === 'active') await queueAccountMail(db, context, 'known', known, '/user/login')
  })
  services.wakeMail()
  return { status: true as const }
})
