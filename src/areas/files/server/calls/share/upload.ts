import { call } from '@schemas/files/calls/share/upload'
import { findOpenUpload, partsThere } from '@gateway/files/find-upload'
import { askStore } from '@gateway/storage/store-problem'
import { handle } from '@gateway/call/handle'
import { checkUpload, describeGuestUpload, guestUpload } from '../../domain/shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx, services } = context
  const { opened, as } = await guestUpload(context, input)
  const row = await tx(async (db) => {
    await checkUpload(db, opened, input.id, locale)
    return findOpenUpload(db, as, input.id)
  })
  return describeGuestUpload(opened, row, await askStore(partsThere(services.store, row), locale))
})
