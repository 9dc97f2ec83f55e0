import { call } from '@schemas/editor/calls/editor/revert'
import { authorOf } from '@gateway/drafts/author'
import { revertDocument } from '@gateway/drafts/trash-document'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => revertDocument(db, authorOf(context), context.input)),
)
