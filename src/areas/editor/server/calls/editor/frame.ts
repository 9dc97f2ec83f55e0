import { call } from '@schemas/editor/calls/editor/frame'
import { handle } from '@gateway/call/handle'
import { seenAround } from '@gateway/pages/seen-around'
import { sessionAs } from '@gateway/pages/session-as'

export const handler = handle(call, async (context) => {
  const { role, locale, at } = context.input
  // Nothing in it is personal.
  const session = { role: sessionAs(context, role).role }
  const { boot, css } = await context.services.pages.bootAt(
    { ...context, locale, session },
    at === undefined ? Date.now() : Date.parse(at),
  )
  return { frame: { ...seenAround(boot), slots: boot.slots, css } }
})
