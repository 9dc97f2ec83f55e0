import { call } from '@schemas/api/files/cancel-upload'
import { cancelUpload } from '../../files/cancel-upload'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  await cancelUpload(context, context.input.id)
  return {}
})
