import { call } from '@schemas/editor/calls/editor/set-redirect'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { setRedirect } from '@gateway/redirects/set-redirect'

export const handler = handle(call, async (context) => {
  const saved = await context.tx((db) =>
    setRedirect(db, authorOf(context), { ...context.input, hostname: context.hostname, services: context.services }),
  )
  context.services.sites.forget()
  return saved
})
