import { call } from '@schemas/site/calls/site/set-member-status'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.setMemberStatus(operatorOf(context), context.input)
  return { status: context.input.status }
})
