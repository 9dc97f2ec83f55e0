import { call } from '@schemas/api/editor/redirects'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { listRedirects } from '../../redirects/list-redirects'

export const handler = handle(call, (context) =>
  context.tx((db) => listRedirects(db, authorOf(context), { ...context.input, services: context.services })),
)
