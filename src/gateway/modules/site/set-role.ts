import { call } from '@schemas/api/site/set-role'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.setRole(operatorOf(context), context.input)
  return { role: context.input.role }
})
