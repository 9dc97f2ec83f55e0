import { call } from '@schemas/api/editor/data'
import { handle } from '../../http/handle'
import { sessionAs } from '../../pages/session-as'

export const handler = handle(call, async (given) => {
  const { role, locale, calls } = given.input
  return given.services.pages.data({ ...given, locale, session: sessionAs(given, role) }, calls)
})
