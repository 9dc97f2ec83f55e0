import { call } from '@schemas/api/share/cancel-upload'
import { cancelUpload } from '../../files/cancel-upload'
import { handle } from '../../http/handle'
import { checkUpload, guestUpload } from '../../shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx } = context
  const { opened, as } = await guestUpload(context, input)
  await tx((db) => checkUpload(db, opened, input.id, locale))
  await cancelUpload(as, input.id)
  return {}
})
