import { call } from '@schemas/api/editor/revert'
import { authorOf } from '../../drafts/author'
import { revertDocument } from '../../drafts/trash-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) => given.tx((db) => revertDocument(db, authorOf(given), given.input)))
