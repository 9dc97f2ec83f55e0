import { call } from '@schemas/files/calls/files/restore'
import { fileOperation } from '@gateway/files/file-operation'
import { answerItems } from '@gateway/files/answer'
import { rowsInOrder } from '@gateway/files/describe'
import { restoreItems } from '@gateway/files/restore-items'
import { relocateRestored } from '@gateway/files/relocate-objects'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  await context.tx((db) => restoreItems(fileOperation(db, context), ids))
  await relocateRestored(context, ids)
  return { items: await answerItems(context, await context.tx((db) => rowsInOrder(db, [...new Set(ids)]))) }
})
