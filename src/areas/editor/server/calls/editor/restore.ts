import { call } from '@schemas/editor/calls/editor/restore'
import { authorOf } from '@gateway/drafts/author'
import { restoreDocument } from '@gateway/drafts/trash-document'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => restoreDocument(db, authorOf(context), context.input.key, context.input.path)),
)
