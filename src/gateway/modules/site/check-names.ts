import { call } from '@schemas/api/site/check-names'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (context) => {
  await context.services.siteAdmin.checkNames(operatorOf(context), context.input)
  return { status: true as const }
})
