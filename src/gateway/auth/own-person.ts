import type { CallContext } from '../http/handle'
import { CallError } from '../http/call-error'
import type { SessionPerson } from './session'

/** Who asks a call that guests may not ask. */
export function ownPerson({ session }: Pick<CallContext, 'session'>): SessionPerson {
  if (!session.person) throw new CallError(401, 'Please sign in first.')
  return session.person
}
