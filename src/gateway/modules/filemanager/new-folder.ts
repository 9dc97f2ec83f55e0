import { call } from '@schemas/api/filemanager/new-folder'
import { writerOf } from '../../files/access'
import { fileOperation } from '../../files/file-operation'
import { makeFolder } from '../../files/make-folder'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { name, parent, parentName } = context.input
  const row = await context.tx((db) => makeFolder(fileOperation(db, context), parent, name))
  return { status: true, folderID: row.id, message: `Created new folder: ${row.name} under ${parentName || 'Root'}` }
})
