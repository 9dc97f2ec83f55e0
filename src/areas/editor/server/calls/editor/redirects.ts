import { call } from '@schemas/editor/calls/editor/redirects'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { listRedirects } from '@gateway/redirects/list-redirects'

export const handler = handle(call, (context) =>
  context.tx((db) => listRedirects(db, authorOf(context), { ...context.input, services: context.services })),
)
