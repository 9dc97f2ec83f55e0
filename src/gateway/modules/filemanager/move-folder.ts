import { call } from '@schemas/api/filemanager/move-folder'
import { writerOf } from '../../files/access'
import { moveAcross } from '../../files/move-across'
import { fileError } from '../../files/messages'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { itemId, newParentId } = context.input
  const { rows, conflicts } = await moveAcross(context, { ids: [itemId], to: newParentId, conflict: 'ask' })
  if (conflicts.length > 0) throw fileError('fileTaken', context.locale)
  return { status: true, message: rows[0]?.kind === 'file' ? 'File moved successfully' : 'Folder moved successfully' }
})
