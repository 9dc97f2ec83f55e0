import { call } from '@schemas/site/calls/site/list'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ input, origin, services }) => services.siteAdmin.list({ ...input, origin }))
