import { call } from '@schemas/editor/calls/editor/purge'
import { authorOf } from '@gateway/drafts/author'
import { purgeDocument } from '@gateway/drafts/purge-document'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => purgeDocument(db, authorOf(context), context.input.key, context.input.version)),
)
