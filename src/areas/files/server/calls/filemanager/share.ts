import { call } from '@schemas/files/calls/filemanager/share'
import { writerOf } from '@gateway/files/access'
import { fileOperation } from '@gateway/files/file-operation'
import { answerItem } from '@gateway/files/answer'
import { handle } from '@gateway/call/handle'
import { describeOwn } from '../../domain/shares/find-own'
import { hashWanted, setShare } from '../../domain/shares/set-share'

/** Stored as the specification says, without effect: anonymous visitors change nobody's files. */
const unusedPermissions = ['update', 'delete', 'share'] as const

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { itemId, key: _key, ...wanted } = context.input
  const passwordHash = await hashWanted(wanted)
  const { row, share } = await context.tx(async (db) => {
    const act = fileOperation(db, context)
    const set = await setShare(act, itemId, wanted, passwordHash, context.origin)
    return { row: set.row, share: set.share && (await describeOwn(act, set.share.id, context.origin)) }
  })
  return {
    status: true,
    message: 'Share options set successfully',
    item: await answerItem(context, row),
    share: share ?? null,
    unheeded: unusedPermissions.filter((name) => wanted.permissions?.[name]),
  }
})
