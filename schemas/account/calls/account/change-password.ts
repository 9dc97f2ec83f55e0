import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { newPassword } from '../../entities/person'

export const call = defineCall({
  name: 'account/change-password',
  summary:
    'Sets another password and ends all other sessions. `current` is not asked for where there is no password yet.',
  method: 'POST',
  path: '/account/change-password',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 10,
  input: z.strictObject({ current: z.string().check(z.maxLength(200)), password: newPassword }),
  output: z.object({ ended: z.number() }),
  errors: [
    { status: 422, message: 'Incorrect password.' },
    { status: 403, message: 'You can’t do this while acting for a member.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [
    { input: { current: 'wrong-password', password: 'a long and quiet river' }, as: 'user', status: 422 },
    { input: { current: 'x', password: 'a long and quiet river' }, status: 401 },
  ],
})
