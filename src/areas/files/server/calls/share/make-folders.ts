import { call } from '@schemas/files/calls/share/make-folders'
import { makePaths } from '@gateway/files/make-folder'
import { handle } from '@gateway/call/handle'
import { guestUpload } from '../../domain/shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { opened, as } = await guestUpload(context, context.input)
  await makePaths(as, opened.item.id, context.input.paths)
  return {}
})
