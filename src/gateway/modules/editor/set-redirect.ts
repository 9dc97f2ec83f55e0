import { call } from '@schemas/api/editor/set-redirect'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { setRedirect } from '../../redirects/set-redirect'

export const handler = handle(call, async (context) => {
  const saved = await context.tx((db) =>
    setRedirect(db, authorOf(context), { ...context.input, hostname: context.hostname, services: context.services }),
  )
  context.services.sites.forget()
  return saved
})
