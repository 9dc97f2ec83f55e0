import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/** `balance` in satang; `lacks` names the missing profile fields. */
export const call = defineCall({
  name: 'account/overview',
  summary: 'What a person has on this site, in a few figures.',
  method: 'GET',
  path: '/account/overview',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    balance: z.number(),
    unread: z.number(),
    devices: z.number(),
    answers: z.number(),
    since: z.string(),
    lacks: z.array(z.enum(['picture', 'phone', 'address', 'password'])),
  }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
