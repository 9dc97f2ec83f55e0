import { call } from '@schemas/api/editor/revert'
import { authorOf } from '../../drafts/author'
import { revertDocument } from '../../drafts/trash-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => revertDocument(db, authorOf(context), context.input)),
)
