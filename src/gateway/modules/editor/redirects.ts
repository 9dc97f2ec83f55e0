import { call } from '@schemas/api/editor/redirects'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { listRedirects } from '../../redirects/list-redirects'

export const handler = handle(call, (given) =>
  given.tx((db) => listRedirects(db, authorOf(given), { ...given.input, services: given.services })),
)
