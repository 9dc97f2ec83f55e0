import { call } from '@schemas/site/calls/site/check-names'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.checkNames(operatorOf(context), context.input)
  return { status: true as const }
})
