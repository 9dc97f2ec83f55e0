import { hasRole, type Role } from '@schemas/layout/role'
import type { Session } from '../auth/session'
import { CallError } from '../errors/call-error'
import type { CallContext } from '../call/handle'

const higher = {
  en: 'You can only view the site as your own role or a lower one.',
  th: 'ดูเว็บไซต์ได้ในบทบาทของคุณหรือบทบาทที่ต่ำกว่าเท่านั้น',
}

/** The session with `role`'s view and rights only. Throws the caller's error for a role above their own. */
export function sessionAs(
  { session: { role: own, person }, locale }: Pick<CallContext, 'session' | 'locale'>,
  role: Role,
): Session {
  if (!hasRole(own, role)) throw new CallError('forbidden', higher[locale])
  return { role, ...(person && role !== 'guest' ? { person } : {}) }
}
