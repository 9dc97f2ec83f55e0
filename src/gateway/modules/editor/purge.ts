import { call } from '@schemas/api/editor/purge'
import { authorOf } from '../../drafts/author'
import { purgeDocument } from '../../drafts/purge-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (context) =>
  context.tx((db) => purgeDocument(db, authorOf(context), context.input.key, context.input.version)),
)
