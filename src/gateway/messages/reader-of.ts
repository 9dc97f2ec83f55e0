import { ownPerson } from '../auth/own-person'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import type { CallContext } from '../http/handle'

/** Who asks for their messages. They are the person's alone: whoever acts in their name neither reads nor writes any. */
export function readerOf(given: Pick<CallContext, 'session' | 'locale'>) {
  refuseImpersonator(given)
  const { id, sessionId } = ownPerson(given)
  return { id, sessionId, role: given.session.role, locale: given.locale }
}
