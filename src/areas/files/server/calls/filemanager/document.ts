import { call } from '@schemas/files/calls/filemanager/document'
import { findFile, readerOf } from '@gateway/files/access'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const viewer = readerOf(context)
  const row = await context.tx((db) => findFile({ db, viewer }, context.input.id))
  if (!row) throw new CallError('not_found', 'Document details not found')
  return {
    status: true,
    data: { name: row.name, mimetype: row.mime ?? 'application/octet-stream', size: row.size ?? 0 },
  }
})
