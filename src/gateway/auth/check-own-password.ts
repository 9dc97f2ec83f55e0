import { eq } from 'drizzle-orm'
import { person } from '../db/tables'
import type { CallContext } from '../http/handle'
import { tooManyTries, wrongPassword } from './account-messages'
import { ownPerson } from './own-person'
import { passwordMatches } from './passwords'

/** So many wrong tries of one person in 15 minutes: somebody may stand at an open screen. */
const maxTries = 10

/** Throws unless `password` is the person's own, or there is none because another account opens this one. Resolves to the hash that was judged: by the time of the act there may be another. */
export async function checkOwnPassword(
  context: CallContext,
  password: string,
  field = 'password',
): Promise<string | null> {
  const { services, site, locale } = context
  const { id } = ownPerson(context)
  const [found] = await services.withSite(site.id, (tx) =>
    tx.select({ hash: person.passwordHash }).from(person).where(eq(person.id, id)),
  )
  if (found && found.hash === null) return null
  const subject = `password:${id}`
  if (!(await services.limits.guess(site.id, subject, maxTries))) throw tooManyTries(locale)
  if (!found || !(await passwordMatches(password, found.hash))) throw wrongPassword(locale, field)
  await services.limits.clear(site.id, subject)
  return found.hash
}
