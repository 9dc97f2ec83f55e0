import { call } from '@schemas/files/calls/share/cancel-upload'
import { cancelUpload } from '@gateway/files/cancel-upload'
import { handle } from '@gateway/call/handle'
import { checkUpload, guestUpload } from '../../domain/shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx } = context
  const { opened, as } = await guestUpload(context, input)
  await tx((db) => checkUpload(db, opened, input.id, locale))
  await cancelUpload(as, input.id)
  return {}
})
