import { call } from '@schemas/api/site/set-role'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (given) => {
  await given.services.siteAdmin.setRole(operatorOf(given), given.input)
  return { role: given.input.role }
})
