import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/claim-orders',
  summary: 'Gives the caller the orders that they placed as a guest under their own, verified address.',
  method: 'POST',
  path: '/api/shop/claim-orders',
  access: 'user',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({}),
  output: z.object({ claimed: z.int() }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
