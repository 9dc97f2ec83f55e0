import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import type { CallContext } from '@gateway/call/handle'

/** The reader of their own messages. An impersonator may neither read nor write them. */
export function readerOf(context: Pick<CallContext, 'session' | 'locale'>) {
  refuseImpersonator(context)
  const { id, sessionId } = ownPerson(context)
  return { id, sessionId, role: context.session.role, locale: context.locale }
}
