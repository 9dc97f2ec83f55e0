import { call } from '@schemas/api/editor/set-redirect'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { setRedirect } from '../../redirects/set-redirect'

export const handler = handle(call, async (given) => {
  const kept = await given.tx((db) =>
    setRedirect(db, authorOf(given), { ...given.input, hostname: given.hostname, services: given.services }),
  )
  given.services.sites.forget()
  return kept
})
