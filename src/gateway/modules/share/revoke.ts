import { call } from '@schemas/api/share/revoke'
import { fileOperation } from '../../files/file-operation'
import { handle } from '../../http/handle'
import { describeOwn, findOwn } from '../../shares/find-own'
import { recordLinkAct, revokeShare } from '../../shares/set-share'
import { shareError } from '../../shares/messages'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const act = fileOperation(db, context)
    const own = await findOwn(act, context.input.id)
    await revokeShare(act, own)
    await recordLinkAct(act, own, 'share-revoke')
    const now = await describeOwn(act, context.input.id, context.origin)
    if (!now) throw shareError('noShare', context.locale)
    return now
  }),
)
