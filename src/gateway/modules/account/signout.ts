import { call } from '@schemas/api/account/signout'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ account, input }) => {
  await account.end(input.idle ? 'idle' : 'signout')
  return { status: true as const }
})
