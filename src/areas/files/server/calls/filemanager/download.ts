import { call } from '@schemas/files/calls/filemanager/download'
import { findFile, readerOf } from '@gateway/files/access'
import { readFile } from '@gateway/files/read-file'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const viewer = readerOf(context)
  const row = await context.tx((db) => findFile({ db, viewer }, context.input.id))
  if (!row) throw new CallError('not_found', 'Failed to download file')
  const found = await readFile(context, row, viewer)
  // A row without its object is the reconciler's to report; the file does exist.
  if (!found) throw new CallError('gone', 'Failed to download file')
  return found
})
