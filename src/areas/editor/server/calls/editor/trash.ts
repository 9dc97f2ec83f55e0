import { call } from '@schemas/editor/calls/editor/trash'
import { readKey } from '@schemas/layout/document-key'
import { authorOf } from '@gateway/drafts/author'
import { linksTo } from '@gateway/drafts/links-to'
import { trashDocument } from '@gateway/drafts/trash-document'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const author = authorOf(context)
    const done = await trashDocument(db, author, context.input.key)
    const place = readKey(context.input.key)
    const linkedFrom = place.kind === 'page' ? await linksTo(db, author, context.log, place.path) : []
    return { ...done, ...(linkedFrom.length > 0 ? { linkedFrom } : {}) }
  }),
)
