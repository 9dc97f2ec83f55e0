import { call } from '@schemas/editor/calls/editor/data'
import { handle } from '@gateway/call/handle'
import { sessionAs } from '@gateway/pages/session-as'

export const handler = handle(call, async (context) => {
  const { role, locale, calls } = context.input
  return context.services.pages.data({ ...context, locale, session: sessionAs(context, role) }, calls)
})
