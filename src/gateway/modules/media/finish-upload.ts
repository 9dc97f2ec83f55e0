import { call } from '@schemas/api/media/finish-upload'
import { handle } from '../../http/handle'
import { finishUpload } from '../../media/finish-upload'
import { describeItem } from '../../media/item-rows'

export const handler = handle(call, async ({ input, site, session, services, locale }) => describeItem(await finishUpload({ services, site, locale, id: input.id, person: session.person?.id }), locale))
