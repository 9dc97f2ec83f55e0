import type { CallContext } from '../call/handle'
import { impersonatorRefused } from './account-messages'

/**
 * What belongs to the person alone (password, address, sessions, closing the account) is refused to an admin who acts
 * for them.
 */
export function refuseImpersonator({ session, locale }: Pick<CallContext, 'session' | 'locale'>): void {
  if (session.person?.impersonator) throw impersonatorRefused(locale)
}
