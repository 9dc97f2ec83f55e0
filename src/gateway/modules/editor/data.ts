import { call } from '@schemas/api/editor/data'
import { hasRole } from '@schemas/layout/role'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'

const higher = { en: 'You may see the site as your own role or a lower one.', th: 'ดูเว็บไซต์ได้ในบทบาทของคุณหรือบทบาทที่ต่ำกว่าเท่านั้น' }

export const handler = handle(call, async (given) => {
  const { input, services, session, locale } = given
  const { role, calls } = input
  if (!hasRole(session.role, role)) throw new CallError(403, higher[locale])
  const { person } = session
  return services.pages.data({ ...given, locale: input.locale, session: { role, ...(person && role !== 'guest' ? { person } : {}) } }, calls)
})
