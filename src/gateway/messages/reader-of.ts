import { ownPerson } from '../auth/own-person'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import type { CallContext } from '../http/handle'

/** Who asks for their messages. They are the person's alone: whoever acts in their name neither reads nor writes any. */
export function readerOf(context: Pick<CallContext, 'session' | 'locale'>) {
  refuseImpersonator(context)
  const { id, sessionId } = ownPerson(context)
  return { id, sessionId, role: context.session.role, locale: context.locale }
}
