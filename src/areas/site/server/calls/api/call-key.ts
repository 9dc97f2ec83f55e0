import { call } from '@schemas/site/calls/api/call-key'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ services, site }) => services.callKeys.issue(site.id))
