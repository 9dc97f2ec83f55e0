import { call } from '@schemas/files/calls/attachment/link'
import { findAttachment } from '@gateway/attachments/read-attachments'
import { signAttachment } from '@gateway/attachments/sign-attachment'
import { handle } from '@gateway/call/handle'
import { fileError } from '@gateway/files/messages'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const row = await tx((db) => findAttachment({ ...context, db }, input.id))
  if (!row) throw fileError('notAttached', locale)
  return signAttachment(context, row, input.for)
})
