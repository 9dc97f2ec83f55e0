import { call } from '@schemas/files/calls/filemanager/new-folder'
import { writerOf } from '@gateway/files/access'
import { fileOperation } from '@gateway/files/file-operation'
import { makeFolder } from '@gateway/files/make-folder'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { name, parent, parentName } = context.input
  const row = await context.tx((db) => makeFolder(fileOperation(db, context), parent, name))
  return { status: true, folderID: row.id, message: `Created new folder: ${row.name} under ${parentName || 'Root'}` }
})
