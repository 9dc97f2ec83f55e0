import { call } from '@schemas/site/calls/site/create'
import { handle } from '@gateway/call/handle'
import { primaryOrigin } from '@gateway/pages/head'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, async (context) => {
  const { input, origin, services } = context
  const { host, password } = await services.siteAdmin.create(operatorOf(context), input)
  return { id: input.id, address: primaryOrigin(origin, host), email: input.admin.email, password }
})
