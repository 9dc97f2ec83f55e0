import { call } from '@schemas/site/calls/site/open'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ input, origin, locale, services }) =>
  services.siteAdmin.open({ ...input, origin, locale }),
)
