import { call } from '@schemas/api/files/upload'
import { describeUpload, findOpenUpload, partsThere } from '../../files/find-upload'
import { askStore } from '../../files/store-problem'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { input, tx, services, locale } = context
  const row = await tx((db) => findOpenUpload(db, context, input.id))
  return describeUpload(row, await askStore(partsThere(services.store, row), locale))
})
