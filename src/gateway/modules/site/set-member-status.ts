import { call } from '@schemas/api/site/set-member-status'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.setMemberStatus(operatorOf(context), context.input)
  return { status: context.input.status }
})
