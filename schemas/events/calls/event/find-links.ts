import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'event/find-links',
  summary: 'Mails the links of an address’s registrations to it. Every address gets the same answer.',
  method: 'POST',
  path: '/api/event/find-links',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 6,
  input: z.strictObject({ email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)) }),
  output: z.object({ sent: z.literal(true) }),
  examples: [{ input: { email: 'someone@example.com' } }],
})
