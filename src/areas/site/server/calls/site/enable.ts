import { call } from '@schemas/site/calls/site/enable'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.enable(operatorOf(context), context.input.id)
  return { status: 'active' as const }
})
