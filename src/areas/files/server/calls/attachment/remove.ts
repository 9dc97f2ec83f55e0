import { call } from '@schemas/files/calls/attachment/remove'
import { removeAttachment } from '@gateway/attachments/remove-attachments'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input, tx } = context
  await tx((db) => removeAttachment({ ...context, db }, input.id))
  return { id: input.id }
})
