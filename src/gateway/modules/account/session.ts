import { call } from '@schemas/api/account/session'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ session, services, site }) => services.describeSession(session, site.id))
