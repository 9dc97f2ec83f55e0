import { call } from '@schemas/files/calls/filemanager/rename'
import { writerOf } from '@gateway/files/access'
import { fileOperation } from '@gateway/files/file-operation'
import { renameItem } from '@gateway/files/rename-item'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { itemId, newName } = context.input
  const row = await context.tx((db) => renameItem(fileOperation(db, context), itemId, newName))
  return { status: true, message: `Renamed to: ${row.name}`, name: row.name }
})
