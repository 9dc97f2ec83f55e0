import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { linkToken } from '../../entities/person'

export const call = defineCall({
  name: 'account/check-recovery',
  summary: 'Whether the link of a recovery mail still works; it stays as it is.',
  method: 'POST',
  path: '/account/check-recovery',
  access: 'guest',
  scope: 'site',
  resources: { token: 'recovery' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({ token: linkToken }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 410, message: 'This link has already been used or has expired.' }],
  examples: [{ input: { token: 'no-such-token-is-known-here' }, status: 410 }],
})
