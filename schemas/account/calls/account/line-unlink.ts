import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/line-unlink',
  summary: "Ends that the person's LINE account opens this one. Only where a password remains.",
  method: 'POST',
  path: '/account/line/unlink',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 20,
  input: z.strictObject({}),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 409, message: 'Set a password first, so you can still sign in.' }],
  examples: [
    { input: {}, as: 'user', output: { status: true } },
    { input: {}, status: 401 },
  ],
})
