import { call } from '@schemas/files/calls/share/finish-upload'
import { finishUpload } from '@gateway/files/finish-upload'
import { handle } from '@gateway/call/handle'
import { noteAccess } from '../../domain/shares/access-log'
import { arrivedBefore, checkUpload, guestUpload } from '../../domain/shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { input, locale, tx } = context
  const { opened, as } = await guestUpload(context, input)
  const known = await tx((db) => arrivedBefore(db, opened, input.id))
  if (known) return known
  await tx((db) => checkUpload(db, opened, input.id, locale))
  const { name, size } = await finishUpload(as, { id: input.id, parts: input.parts, within: opened.root.id })
  await tx((db) => noteAccess(db, context, { share: opened.share.id, act: 'upload', name }))
  return { name, size: size ?? 0 }
})
