import type { CallContext } from '../call/handle'
import { tooManyTries } from './account-messages'

/** Mails to one address and requests from one network, in 15 minutes. */
const limits = { to: 4, from: 30 }

/**
 * Throws when a network asks too often; false when an address has received enough mail, which the response must not
 * reveal.
 */
export async function mayAskForMail(
  { services, site, locale, address }: Pick<CallContext, 'services' | 'site' | 'locale' | 'address'>,
  what: string,
  email: string,
): Promise<boolean> {
  if (!(await services.limits.guess(site.id, `${what}-from:${address}`, limits.from))) throw tooManyTries(locale)
  return services.limits.guess(site.id, `${what}:${email}`, limits.to)
}
