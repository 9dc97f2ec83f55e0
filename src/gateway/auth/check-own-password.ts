import { eq } from 'drizzle-orm'
import { person } from '../db/tables'
import type { CallContext } from '../call/handle'
import { tooManyTries, wrongPassword } from './account-messages'
import { ownPerson } from './own-person'
import { passwordMatches } from './passwords'

/** Wrong attempts per person in 15 minutes: a stranger may be sitting at an unlocked screen. */
const maxTries = 10

/**
 * Throws unless `password` is the person's own; accounts opened by another account have none to check. Resolves to the
 * hash that was checked, because it may change before the action runs.
 */
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
