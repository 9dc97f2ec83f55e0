import { call } from '@schemas/content/calls/post/save'
import { handle } from '@gateway/call/handle'
import { lockPost, postAuthorOf } from '../../domain/author-of-post'
import { saveDraft } from '../../domain/save-draft'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { id, ...save } = context.input
    const author = await postAuthorOf(db, context)
    const row = await lockPost(db, author, id, context)
    return saveDraft(db, { row, author, ...save }, context.locale)
  }),
)
