import { call } from '@schemas/files/calls/attachment/finish'
import { keepAttachment } from '@gateway/attachments/keep-attachment'
import { describeAttachments } from '@gateway/attachments/read-attachments'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const [made] = await describeAttachments(context, [await keepAttachment(context, context.input)])
  if (!made) throw new Error('The attachment was not described.')
  return made
})
