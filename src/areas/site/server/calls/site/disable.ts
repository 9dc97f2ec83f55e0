import { call } from '@schemas/site/calls/site/disable'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.disable(operatorOf(context), context.input.id)
  return { status: 'disabled' as const }
})
