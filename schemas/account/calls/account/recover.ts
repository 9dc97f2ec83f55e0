import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'

export const call = defineCall({
  name: 'account/recover',
  summary:
    'Sends a link for choosing another password, if there is such an account. The answer is the same for every address.',
  method: 'POST',
  path: '/account/recover',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 10,
  input: z.strictObject({ email: emailAddress }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' }],
  examples: [{ input: { email: 'nobody@example.com' }, output: { status: true } }],
})
