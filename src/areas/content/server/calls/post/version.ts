import { call } from '@schemas/content/calls/post/version'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { openPost, postAuthorOf } from '../../domain/author-of-post'
import { describeVersion, nameOf } from '../../domain/describe-post'
import { postMessages } from '../../domain/messages'
import { findVersion } from '../../domain/versions'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { id } = await openPost(db, await postAuthorOf(db, context), context.input.id, context)
    const row = await findVersion(db, id, context.input.no)
    if (!row) throw new CallError('not_found', postMessages.noVersion[context.locale])
    return { ...describeVersion({ ...row, by: await nameOf(db, row.byId) }), content: row.content }
  }),
)
