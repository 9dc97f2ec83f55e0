import type { CallContext } from '../call/handle'
import { signInFirst } from '../call/refusals'
import type { SessionPerson } from './session'

/** The person of a call that guests may not make. */
export function ownPerson({ session, locale }: Pick<CallContext, 'session' | 'locale'>): SessionPerson {
  if (!session.person) throw signInFirst(locale)
  return session.person
}
