import { call } from '@schemas/api/site/create'
import { handle } from '../../http/handle'
import { primaryOrigin } from '../../pages/head'
import { operatorOf } from './operator'

export const handler = handle(call, async (given) => {
  const { input, origin, services } = given
  const { host, password } = await services.siteAdmin.create(operatorOf(given), input)
  return { id: input.id, address: primaryOrigin(origin, host), email: input.admin.email, password }
})
