import { call } from '@schemas/api/theme/fonts'
import { handle } from '../../http/handle'
import { describeFont } from '../../themes/describe-font'
import { uploadedFamilies } from '../../themes/font-families'
import { readFonts } from '../../themes/font-rows'

export const handler = handle(call, async ({ tx }) => {
  const rows = await tx(readFonts)
  return { families: uploadedFamilies(rows), files: rows.map(describeFont) }
})
