import { call } from '@schemas/content/calls/post/open'
import { handle } from '@gateway/call/handle'
import { openPost, postAuthorOf } from '../../domain/author-of-post'
import { describeOne } from '../../domain/describe-post'
import { versionContent } from '../../domain/versions'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const row = await openPost(db, await postAuthorOf(db, context), context.input.id, context)
    return {
      ...(await describeOne(db, row)),
      content: await versionContent(db, row.id, row.draftNo),
    }
  }),
)
