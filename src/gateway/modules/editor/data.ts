import { call } from '@schemas/api/editor/data'
import { handle } from '../../http/handle'
import { sessionAs } from '../../pages/session-as'

export const handler = handle(call, async (context) => {
  const { role, locale, calls } = context.input
  return context.services.pages.data({ ...context, locale, session: sessionAs(context, role) }, calls)
})
