import { call } from '@schemas/api/files/restore'
import { fileOperation } from '../../files/file-operation'
import { answerItems } from '../../files/answer'
import { rowsInOrder } from '../../files/describe'
import { restoreItems } from '../../files/restore-items'
import { relocateRestored } from '../../files/relocate-objects'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  await context.tx((db) => restoreItems(fileOperation(db, context), ids))
  await relocateRestored(context, ids)
  return { items: await answerItems(context, await context.tx((db) => rowsInOrder(db, [...new Set(ids)]))) }
})
