import { call } from '@schemas/api/editor/bring-redirects'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { bringRedirects } from '../../redirects/bring-redirects'

export const handler = handle(call, async (given) => {
  const brought = await given.tx((db) =>
    bringRedirects(db, authorOf(given), { ...given.input, hostname: given.hostname, services: given.services }),
  )
  if (brought.kept > 0) given.services.sites.forget()
  return brought
})
