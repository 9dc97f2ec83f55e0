import { call } from '@schemas/api/site/open'
import { handle } from '../../http/handle'

export const handler = handle(call, ({ input, origin, locale, services }) =>
  services.siteAdmin.open({ ...input, origin, locale }),
)
