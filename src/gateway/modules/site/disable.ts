import { call } from '@schemas/api/site/disable'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, async (given) => {
  await given.services.siteAdmin.disable(operatorOf(given), given.input.id)
  return { status: 'disabled' as const }
})
