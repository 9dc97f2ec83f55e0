import { call } from '@schemas/api/site/set-member-status'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (given) => {
  await given.services.siteAdmin.setMemberStatus(operatorOf(given), given.input)
  return { status: given.input.status }
})
