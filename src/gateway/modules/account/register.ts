import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/register'
import { tooManyTries } from '../../auth/account-words'
import { hashToken, issueToken } from '../../auth/one-time-token'
import { checkPassword } from '../../auth/password-strength'
import { hashPassword } from '../../auth/passwords'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'

/** Mails to one address, and accounts asked for from one network, in 15 minutes. */
const most = { to: 4, from: 30 }

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale, address } = context
  const { email, password, firstname, lastname, browser, to } = input
  checkPassword(password, [email, firstname, lastname, site.id], locale)
  if (!(await services.limits.guess(site.id, `register-from:${address}`, most.from))) throw tooManyTries(locale)
  const passwordHash = await hashPassword(password)
  // Beyond this the answer is the same and nothing is sent: it must not tell whose address it is, nor fill a mailbox. Nor does a link that was sent end.
  const maySend = await services.limits.guess(site.id, `register:${email}`, most.to)
  if (!maySend) return { status: true as const }
  await tx(async (db) => {
    const [known] = await db.select().from(person).where(eq(person.email, email))
    // What is asked for waits with the link. Who registers with another's address sets nothing that its owner would open.
    const data = { passwordHash, firstname, lastname, locale, ...(browser ? { browser: hashToken(browser) } : {}), ...(to ? { to } : {}) }
    const [fresh] = known ? [] : await db.insert(person).values({ siteId: site.id, id: randomUUID(), email, firstname, lastname, locale, status: 'pending' }).onConflictDoNothing().returning()
    const of = known ?? fresh
    // Made for nobody too, so that an address with an account takes as long.
    const token = await issueToken(db, site.id, { purpose: 'activate', ...(of?.status === 'pending' ? { person: of.id, data } : {}) })
    if (!of) return
    if (of.status === 'pending') await queueAccountMail(db, context, 'activate', { id: of.id, email, firstname, lastname, locale }, `/user/activate?token=${token}`)
    else if (of.status === 'active') await queueAccountMail(db, context, 'known', of, '/user/login')
  })
  services.wakeMail()
  return { status: true as const }
})
