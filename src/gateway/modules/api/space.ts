import { call } from '@schemas/api/api/space'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, site }) => {
  if (input.spaceId !== site.space.id) throw new CallError(404, 'No such space.')
  return site.space
})
