import { call } from '@schemas/api/api/call-key'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ services, site }) => services.callKeys.issue(site.id))
