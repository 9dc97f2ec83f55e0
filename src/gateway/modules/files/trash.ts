import { call } from '@schemas/api/files/trash'
import { actOf } from '../../files/act'
import { settleTrash } from '../../files/settle-objects'
import { trashItems } from '../../files/trash-items'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const rows = await context.tx((db) => trashItems(actOf(db, context), context.input.ids))
  await settleTrash(context)
  return { ids: rows.map((row) => row.id) }
})
