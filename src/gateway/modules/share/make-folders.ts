import { call } from '@schemas/api/share/make-folders'
import { makePaths } from '../../files/make-folder'
import { handle } from '../../http/handle'
import { guestUpload } from '../../shares/guest-upload'

export const handler = handle(call, async (context) => {
  const { opened, as } = await guestUpload(context, context.input)
  await makePaths(as, opened.item.id, context.input.paths)
  return {}
})
