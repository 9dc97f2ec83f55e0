import { call } from '@schemas/api/filemanager/rename'
import { writerOf } from '../../files/access'
import { fileOperation } from '../../files/file-operation'
import { renameItem } from '../../files/rename-item'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { itemId, newName } = context.input
  const row = await context.tx((db) => renameItem(fileOperation(db, context), itemId, newName))
  return { status: true, message: `Renamed to: ${row.name}`, name: row.name }
})
