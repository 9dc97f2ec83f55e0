import { call } from '@schemas/files/calls/files/join-parts'
import { findOpenUpload } from '@gateway/files/find-upload'
import { joinParts } from '@gateway/files/join-parts'
import { askStore } from '@gateway/storage/store-problem'
import { fileError } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const row = await tx((db) => findOpenUpload(db, context, input.id))
  // A file's parts are joined when it is finished, with all checks.
  if (row.purpose === 'file') throw fileError('noUpload', locale)
  await askStore(joinParts(context, row, input.parts), locale)
  return {}
})
