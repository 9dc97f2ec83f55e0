import { call } from '@schemas/api/editor/restore'
import { authorOf } from '../../drafts/author'
import { restoreDocument } from '../../drafts/trash-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) => given.tx((db) => restoreDocument(db, authorOf(given), given.input.key)))
