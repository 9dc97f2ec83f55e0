import { call } from '@schemas/site/calls/api/call-key'
import { handle } from '@gateway/http/handle'

export const handler = handle(call, async ({ services, site }) => services.callKeys.issue(site.id))
