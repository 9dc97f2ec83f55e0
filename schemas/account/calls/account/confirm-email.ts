import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { linkToken } from '../../entities/person'

export const call = defineCall({
  name: 'account/confirm-email',
  summary: 'Gives an account the address that the link was sent to.',
  method: 'POST',
  path: '/account/confirm-email',
  access: 'guest',
  scope: 'site',
  resources: { token: 'email_change' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({ token: linkToken }),
  output: z.object({ email: z.string() }),
  errors: [
    { status: 410, message: 'This link has already been used or has expired.' },
    { status: 409, message: 'This site already has an account with this email.' },
  ],
  examples: [{ input: { token: 'no-such-token-is-known-here' }, status: 410 }],
})
