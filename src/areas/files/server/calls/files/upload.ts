import { call } from '@schemas/files/calls/files/upload'
import { describeUpload, findOpenUpload, partsThere } from '@gateway/files/find-upload'
import { askStore } from '@gateway/storage/store-problem'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, services, locale } = context
  const row = await tx((db) => findOpenUpload(db, context, input.id))
  return describeUpload(row, await askStore(partsThere(services.store, row), locale))
})
