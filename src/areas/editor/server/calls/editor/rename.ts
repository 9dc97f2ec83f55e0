import { call } from '@schemas/editor/calls/editor/rename'
import { authorOf } from '@gateway/drafts/author'
import { renameDocument } from '@gateway/drafts/rename-document'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => renameDocument(db, authorOf(context), context.input.key, context.input.path)),
)
