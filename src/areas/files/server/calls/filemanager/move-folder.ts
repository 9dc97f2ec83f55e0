import { call } from '@schemas/files/calls/filemanager/move-folder'
import { writerOf } from '@gateway/files/access'
import { moveAcross } from '@gateway/files/move-across'
import { fileError } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  writerOf(context)
  const { itemId, newParentId } = context.input
  const { rows, conflicts } = await moveAcross(context, { ids: [itemId], to: newParentId, conflict: 'ask' })
  if (conflicts.length > 0) throw fileError('fileTaken', context.locale)
  return { status: true, message: rows[0]?.kind === 'file' ? 'File moved successfully' : 'Folder moved successfully' }
})
