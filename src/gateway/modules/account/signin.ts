import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/signin'
import { demoPassword } from '../../auth/demo-password'
import { passwordMatches } from '../../auth/passwords'
import { person } from '../../db/tables'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import type { Services } from '../../services'

const words = {
  wrong: { en: 'The e-mail address or the password is not right.', th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง' },
  tooMany: { en: 'Too many attempts. Please wait a few minutes and try again.', th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่' },
}

/** Wrong tries in a window of 15 minutes: at one account from one address, from one address in all, and at one account in all. */
const most = { here: 10, from: 30, account: 100 }
/** However many guess at an account from elsewhere, an address' first tries are heard: nobody can lock its person out. */
const alwaysHeard = 3

export const handler = handle(call, async ({ input, tx, site, services, locale, address, account }) => {
  const forgive = await countTry(services.limits, site.id, input.email, address)
  if (!forgive) throw new CallError(429, words.tooMany[locale])
  const [found] = await tx((db) => db.select().from(person).where(eq(person.email, input.email)))
  const matches = await passwordMatches(input.password, found?.passwordHash)
  // A database that once held demo data must not open to the password in the README.
  const isOpenSecret = input.password === demoPassword && !services.settings.seedDemo
  if (!found || !matches || isOpenSecret || found.status !== 'active') throw new CallError(401, words.wrong[locale])
  await forgive()
  return { session: await account.start(found.id) }
})

/** Counts one try before the password is looked at, since many may come at once. Undefined when it is one too many. */
async function countTry(limits: Services['limits'], site: string, email: string, address: string): Promise<(() => Promise<void>) | undefined> {
  const subjects = { here: `signin:${email}:${address}`, from: `signin-from:${address}`, account: `signin:${email}` }
  const here = await limits.count(site, subjects.here)
  const from = await limits.count(site, subjects.from)
  const everywhere = await limits.count(site, subjects.account)
  if (here > most.here) await limits.lock(site, subjects.here)
  if (here > most.here || from > most.from || (everywhere > most.account && here > alwaysHeard)) return undefined
  return async () => {
    await limits.clear(site, subjects.here)
    // Only this one try: whoever owns one account must not buy guesses at others by signing in to it.
    for (const subject of [subjects.from, subjects.account]) await limits.forgive(site, subject)
  }
}
