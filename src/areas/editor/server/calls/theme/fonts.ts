import { call } from '@schemas/editor/calls/theme/fonts'
import { handle } from '@gateway/call/handle'
import { describeFont } from '@gateway/themes/describe-font'
import { uploadedFamilies } from '@gateway/themes/font-families'
import { readFonts } from '@gateway/themes/font-rows'

export const handler = handle(call, async ({ tx }) => {
  const rows = await tx(readFonts)
  return { families: uploadedFamilies(rows), files: rows.map(describeFont) }
})
