import { ownPerson } from '../auth/own-person'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import type { CallContext } from '../http/handle'

/** The reader of their own messages. An impersonator may neither read nor write them. */
export function readerOf(context: Pick<CallContext, 'session' | 'locale'>) {
  refuseImpersonator(context)
  const { id, sessionId } = ownPerson(context)
  return { id, sessionId, role: context.session.role, locale: context.locale }
}
