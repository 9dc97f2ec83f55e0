import { call } from '@schemas/api/files/trash'
import { fileOperation } from '../../files/file-operation'
import { relocateTrash } from '../../files/relocate-objects'
import { trashItems } from '../../files/trash-items'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const rows = await context.tx((db) => trashItems(fileOperation(db, context), context.input.ids))
  await relocateTrash(context)
  return { ids: rows.map((row) => row.id) }
})
