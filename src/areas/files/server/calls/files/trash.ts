import { call } from '@schemas/files/calls/files/trash'
import { fileOperation } from '@gateway/files/file-operation'
import { relocateTrash } from '@gateway/files/relocate-objects'
import { trashItems } from '@gateway/files/trash-items'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const rows = await context.tx((db) => trashItems(fileOperation(db, context), context.input.ids))
  await relocateTrash(context)
  return { ids: rows.map((row) => row.id) }
})
