import { call } from '@schemas/account/calls/account/session'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ session, services, site }) => services.describeSession(session, site.id))
