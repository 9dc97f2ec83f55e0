import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'

export const call = defineCall({
  name: 'account/resend-activation',
  summary: 'Sends the mail that opens an account once more. The answer is the same for every address.',
  method: 'POST',
  path: '/account/resend-activation',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 10,
  input: z.strictObject({ email: emailAddress }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' }],
  examples: [{ input: { email: 'nobody@example.com' }, output: { status: true } }],
})
