import { call } from '@schemas/api/site/create'
import { handle } from '../../http/handle'
import { primaryOrigin } from '../../pages/head'
import { operatorOf } from './operator'

export const handler = handle(call, async (context) => {
  const { input, origin, services } = context
  const { host, password } = await services.siteAdmin.create(operatorOf(context), input)
  return { id: input.id, address: primaryOrigin(origin, host), email: input.admin.email, password }
})
