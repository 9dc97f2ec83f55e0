import type { CallContext } from '../http/handle'
import { impersonatorRefused } from './account-messages'

/** What belongs to the person alone (password, address, sessions, the account's end) is not for an admin who acts in their name. */
export function refuseImpersonator({ session, locale }: Pick<CallContext, 'session' | 'locale'>): void {
  if (session.person?.impersonator) throw impersonatorRefused(locale)
}
