import { call } from '@schemas/api/site/list'
import { handle } from '../../http/handle'

export const handler = handle(call, ({ input, origin, services }) => services.siteAdmin.list({ ...input, origin }))
