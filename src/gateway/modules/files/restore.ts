import { call } from '@schemas/api/files/restore'
import { actOf } from '../../files/act'
import { answerItems } from '../../files/answer'
import { rowsInOrder } from '../../files/describe'
import { restoreItems } from '../../files/restore-items'
import { settleRestored } from '../../files/settle-objects'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  await context.tx((db) => restoreItems(actOf(db, context), ids))
  await settleRestored(context, ids)
  return { items: await answerItems(context, await context.tx((db) => rowsInOrder(db, [...new Set(ids)]))) }
})
