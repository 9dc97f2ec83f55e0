import { call } from '@schemas/files/calls/files/cancel-upload'
import { cancelUpload } from '@gateway/files/cancel-upload'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  await cancelUpload(context, context.input.id)
  return {}
})
