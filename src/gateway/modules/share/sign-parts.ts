import { call } from '@schemas/api/share/sign-parts'
import { signParts } from '../../files/sign-parts'
import { handle } from '../../http/handle'
import { checkUpload, guestUpload } from '../../shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx } = context
  const { opened, as } = await guestUpload(context, input)
  await tx((db) => checkUpload(db, opened, input.id, locale))
  return { parts: await signParts(as, input) }
})
