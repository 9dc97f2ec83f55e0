import { call } from '@schemas/api/site/disable'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.disable(operatorOf(context), context.input.id)
  return { status: 'disabled' as const }
})
