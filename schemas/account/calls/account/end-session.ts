import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/end-session',
  summary: "Ends one of the person's sessions.",
  method: 'POST',
  path: '/account/end-session',
  access: 'user',
  scope: 'site',
  resources: { id: 'session' },
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 404, message: 'Session not found.' }],
  examples: [
    { input: { id: 'no-such-session' }, as: 'user', status: 404 },
    { input: { id: 'no-such-session' }, status: 401 },
  ],
})
