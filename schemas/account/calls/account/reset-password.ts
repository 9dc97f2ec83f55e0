import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { linkToken, newPassword } from '../../entities/person'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/reset-password',
  summary:
    'Sets a new password by the link of a recovery mail, ends all sessions and signs in. A password that is refused leaves the link as it is.',
  method: 'POST',
  path: '/account/reset-password',
  access: 'guest',
  scope: 'site',
  resources: { token: 'recovery' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({ token: linkToken, password: newPassword }),
  output: z.object({ session: sessionInfo }),
  errors: [{ status: 410, message: 'This link has already been used or has expired.' }],
  examples: [{ input: { token: 'no-such-token-is-known-here', password: 'a long and quiet river' }, status: 410 }],
})
