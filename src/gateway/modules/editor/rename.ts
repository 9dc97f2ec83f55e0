import { call } from '@schemas/api/editor/rename'
import { authorOf } from '../../drafts/author'
import { renameDocument } from '../../drafts/rename-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => renameDocument(db, authorOf(context), context.input.key, context.input.path)),
)
