import { call } from '@schemas/files/calls/filemanager/delete'
import { findChangeable, writerOf } from '@gateway/files/access'
import { fileOperation } from '@gateway/files/file-operation'
import { relocateTrash } from '@gateway/files/relocate-objects'
import { trashItems } from '@gateway/files/trash-items'
import { fileError } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'

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
