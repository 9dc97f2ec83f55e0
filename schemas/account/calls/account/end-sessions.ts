import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/end-sessions',
  summary: 'Signs a person out everywhere at once; with `others` everywhere but here.',
  method: 'POST',
  path: '/account/end-sessions',
  access: 'user',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({ others: z._default(z.boolean(), false) }),
  output: z.object({ ended: z.number() }),
  errors: [{ status: 403, message: 'You can’t do this while acting for a member.' }],
  examples: [
    { input: { others: true }, as: 'user' },
    { input: {}, status: 401 },
  ],
})
