import type { CallContext } from '../http/handle'
import { signInFirst } from '../http/refusals'
import type { SessionPerson } from './session'

/** The person of a call that guests may not make. */
export function ownPerson({ session, locale }: Pick<CallContext, 'session' | 'locale'>): SessionPerson {
  if (!session.person) throw signInFirst(locale)
  return session.person
}
