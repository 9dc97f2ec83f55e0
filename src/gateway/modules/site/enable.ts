import { call } from '@schemas/api/site/enable'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.enable(operatorOf(context), context.input.id)
  return { status: 'active' as const }
})
