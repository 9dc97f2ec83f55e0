import { call } from '@schemas/api/transfer/bring-upload'
import { handle } from '../../http/handle'
import { bringUpload } from '../../transfer/bring-upload'

export const handler = handle(call, async ({ input, services, site, locale }) => {
  await bringUpload({ services, site, locale, ...input })
  return { file: input.file }
})
