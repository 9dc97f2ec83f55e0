import { call } from '@schemas/api/filemanager/delete'
import { writerOf } from '../../files/access'
import { actOf } from '../../files/act'
import { settleTrash } from '../../files/settle-objects'
import { trashItems } from '../../files/trash-items'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const [row] = await context.tx((db) => trashItems(actOf(db, context), [context.input.itemId]))
  await settleTrash(context)
  return { status: true, message: row?.kind === 'folder' ? 'Folder deleted successfully' : `File "${row?.name ?? ''}" deleted successfully.` }
})
