import { call } from '@schemas/api/share/of-item'
import { findChangeable } from '../../files/access'
import { fileOperation } from '../../files/file-operation'
import { handle } from '../../http/handle'
import { describeRow, findShareOf } from '../../shares/share-rows'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    await findChangeable(fileOperation(db, context), [context.input.itemId])
    const found = await findShareOf(db, context.input.itemId)
    return { share: found ? describeRow(found, context.origin) : null }
  }),
)
