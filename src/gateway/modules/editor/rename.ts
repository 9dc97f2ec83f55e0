import { call } from '@schemas/api/editor/rename'
import { authorOf } from '../../drafts/author'
import { renameDocument } from '../../drafts/rename-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx((db) => renameDocument(db, authorOf(given), given.input.key, given.input.path)),
)
