import { call } from '@schemas/api/site/check-names'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (given) => {
  await given.services.siteAdmin.checkNames(operatorOf(given), given.input)
  return { status: true as const }
})
