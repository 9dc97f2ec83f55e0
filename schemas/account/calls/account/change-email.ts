import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'

export const call = defineCall({
  name: 'account/change-email',
  summary:
    'Sends a link to a new address; the account has it once the link is used. The address that there is hears of it.',
  method: 'POST',
  path: '/account/change-email',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 10,
  input: z.strictObject({ email: emailAddress, password: z.string().check(z.maxLength(200)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 422, message: 'Incorrect password.' },
    { status: 403, message: 'You can’t do this while acting for a member.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [
    { input: { email: 'new@example.com', password: 'wrong-password' }, as: 'user', status: 422 },
    { input: { email: 'new@example.com', password: 'x' }, status: 401 },
  ],
})
