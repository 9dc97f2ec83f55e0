import { call } from '@schemas/files/calls/share/of-item'
import { findChangeable } from '@gateway/files/access'
import { fileOperation } from '@gateway/files/file-operation'
import { handle } from '@gateway/call/handle'
import { describeRow, findShareOf } from '@gateway/files/share-rows'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    await findChangeable(fileOperation(db, context), [context.input.itemId])
    const found = await findShareOf(db, context.input.itemId)
    return { share: found ? describeRow(found, context.origin) : null }
  }),
)
