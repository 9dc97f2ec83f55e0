import { call } from '@schemas/api/editor/frame'
import { handle } from '../../http/handle'
import { sessionAs } from '../../pages/session-as'

export const handler = handle(call, async (given) => {
  const { role, locale, at } = given.input
  const context = { ...given, locale, session: { role: sessionAs(given, role).role } }
  return { frame: await given.services.pages.frame(context, at === undefined ? undefined : Date.parse(at)) }
})
