import { call } from '@schemas/content/calls/post/move'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { lockPost, openPost, postAuthorOf } from '../../domain/author-of-post'
import { describeOne } from '../../domain/describe-post'
import { movePost } from '../../domain/move-post'

// Its audit entry, `post-move`, is written with the move.
export const handler = handle(call, async (context) => {
  // Else an admin could accept a submission of their own, as someone else.
  refuseImpersonator(context)
  const { id, at, until, changed, ...move } = context.input
  const moved = await context.tx(async (db) => {
    const author = await postAuthorOf(db, context)
    const row = await lockPost(db, author, id, context)
    await movePost(
      db,
      {
        row,
        author,
        ...move,
        isChange: changed,
        at: at ? new Date(at) : undefined,
        until: until ? new Date(until) : undefined,
      },
      context.locale,
    )
    return describeOne(db, await openPost(db, author, id, context))
  })
  context.services.sites.forget()
  return moved
})
