import { call } from '@schemas/api/filemanager/delete'
import { findChangeable, writerOf } from '../../files/access'
import { fileOperation } from '../../files/file-operation'
import { relocateTrash } from '../../files/relocate-objects'
import { trashItems } from '../../files/trash-items'
import { fileError } from '../../files/messages'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { itemId, type } = context.input
  const [row] = await context.tx(async (db) => {
    const act = fileOperation(db, context)
    const [found] = await findChangeable(act, [itemId])
    if (type === 'file' && found?.kind !== 'file') throw fileError('noFile', context.locale)
    return trashItems(act, [itemId])
  })
  await relocateTrash(context)
  return {
    status: true,
    message: row?.kind === 'folder' ? 'Folder deleted successfully' : `File "${row?.name ?? ''}" deleted successfully.`,
  }
})
