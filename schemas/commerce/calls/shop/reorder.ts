import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/reorder',
  summary: "Puts what an own order held into the caller's cart, as far as it can be had.",
  method: 'POST',
  path: '/api/shop/reorder',
  access: 'user',
  scope: 'site',
  resources: { order: 'order' },
  cache: 'none',
  input: z.strictObject({ order: z.string().check(z.maxLength(64)) }),
  /** Titles of what cannot be had any more. */
  output: z.object({ missed: z.array(z.string()) }),
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [
    { input: { order: 'SO26110001' }, as: 'user', status: 404 },
    { input: { order: 'SO26110001' }, status: 401 },
  ],
})
