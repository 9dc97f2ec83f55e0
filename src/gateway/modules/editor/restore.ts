import { call } from '@schemas/api/editor/restore'
import { authorOf } from '../../drafts/author'
import { restoreDocument } from '../../drafts/trash-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => restoreDocument(db, authorOf(context), context.input.key)),
)
