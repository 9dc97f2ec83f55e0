import { call } from '@schemas/api/media/finish-upload'
import { handle } from '../../http/handle'
import { finishUpload } from '../../media/finish-upload'
import { describeItem, findItem } from '../../media/item-rows'
import { takeFile } from '../../media/take-file'

export const handler = handle(call, async ({ input, site, session, services, locale }) => {
  const { id } = input
  const row = await finishUpload({ services, site, locale, id, person: session.person?.id, take: (upload) => takeFile(services, locale, upload), find: (db) => findItem(db, id) })
  return describeItem(row, locale)
})
