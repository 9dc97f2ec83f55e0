import { call } from '@schemas/files/calls/share/sign-parts'
import { signParts } from '@gateway/files/sign-parts'
import { handle } from '@gateway/call/handle'
import { checkUpload, guestUpload } from '../../domain/shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx } = context
  const { opened, as } = await guestUpload(context, input)
  await tx((db) => checkUpload(db, opened, input.id, locale))
  return { parts: await signParts(as, input) }
})
