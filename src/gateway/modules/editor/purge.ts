import { call } from '@schemas/api/editor/purge'
import { authorOf } from '../../drafts/author'
import { purgeDocument } from '../../drafts/purge-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx((db) => purgeDocument(db, authorOf(given), given.input.key, given.input.version)),
)
