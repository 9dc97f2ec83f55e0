import { call } from '@schemas/api/editor/trash'
import { readKey } from '@schemas/layout/document-key'
import { authorOf } from '../../drafts/author'
import { linksTo } from '../../drafts/links-to'
import { trashDocument } from '../../drafts/trash-document'
import { handle } from '../../http/handle'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const author = authorOf(context)
    const done = await trashDocument(db, author, context.input.key)
    const place = readKey(context.input.key)
    const linkedFrom = place.kind === 'page' ? await linksTo(db, author, context.log, place.path) : []
    return { ...done, ...(linkedFrom.length > 0 ? { linkedFrom } : {}) }
  }),
)
