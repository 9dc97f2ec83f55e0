import { call } from '@schemas/api/account/signout'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ account }) => {
  await account.end()
  return { status: true as const }
})
