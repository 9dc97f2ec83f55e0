import { call } from '@schemas/api/site/enable'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (given) => {
  await given.services.siteAdmin.enable(operatorOf(given), given.input.id)
  return { status: 'active' as const }
})
