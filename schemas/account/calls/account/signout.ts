import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/signout',
  summary: 'Ends the session and clears its cookie. Succeeds when there is none.',
  method: 'POST',
  path: '/account/signout',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({ idle: z.optional(z.boolean()) }),
  output: z.object({ status: z.literal(true) }),
  examples: [{ input: {}, output: { status: true } }],
})
