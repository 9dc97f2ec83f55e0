import { call } from '@schemas/account/calls/account/signout'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ account, input }) => {
  await account.end(input.idle ? 'idle' : 'signout')
  return { status: true as const }
})
