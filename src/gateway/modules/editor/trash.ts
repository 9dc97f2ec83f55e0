import { call } from '@schemas/api/editor/trash'
import { authorOf } from '../../drafts/author'
import { trashDocument } from '../../drafts/trash-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) => given.tx((db) => trashDocument(db, authorOf(given), given.input.key)))
