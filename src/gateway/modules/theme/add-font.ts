import { call } from '@schemas/api/theme/add-font'
import { handle } from '../../http/handle'
import { finishUpload } from '../../media/finish-upload'
import { describeFont } from '../../themes/describe-font'
import { findFont } from '../../themes/font-rows'
import { takeFont } from '../../themes/take-font'

export const handler = handle(call, async ({ input, site, session, services, locale }) => {
  const { id } = input
  const row = await finishUpload({ services, site, locale, id, person: session.person?.id, take: (upload) => takeFont(upload, { services, site, locale }), find: (db) => findFont(db, id) })
  return describeFont(row)
})
