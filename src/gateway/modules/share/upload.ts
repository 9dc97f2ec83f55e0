import { call } from '@schemas/api/share/upload'
import { findOpenUpload, partsThere } from '../../files/find-upload'
import { askStore } from '../../files/store-problem'
import { handle } from '../../http/handle'
import { checkUpload, describeGuestUpload, guestUpload } from '../../shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx, services } = context
  const { opened, as } = await guestUpload(context, input)
  const row = await tx(async (db) => {
    await checkUpload(db, opened, input.id, locale)
    return findOpenUpload(db, as, input.id)
  })
  return describeGuestUpload(opened, row, await askStore(partsThere(services.store, row), locale))
})
