import { call } from '@schemas/files/calls/share/reset'
import { fileOperation } from '@gateway/files/file-operation'
import { handle } from '@gateway/call/handle'
import { describeOwn, findOwn } from '../../domain/shares/find-own'
import { recordLinkAct, resetShare } from '../../domain/shares/set-share'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const act = fileOperation(db, context)
    const own = await findOwn(act, context.input.id)
    await resetShare(act, own)
    await recordLinkAct(act, own, 'share-reset')
    const now = await describeOwn(act, context.input.id, context.origin)
    if (!now) throw shareError('noShare', context.locale)
    return now
  }),
)
