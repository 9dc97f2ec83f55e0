import { call } from '@schemas/site/calls/site/set-role'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.setRole(operatorOf(context), context.input)
  return { role: context.input.role }
})
