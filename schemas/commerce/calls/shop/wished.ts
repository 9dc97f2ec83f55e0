import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/wished',
  summary: "Whether a product is on the caller's wishlist.",
  method: 'GET',
  path: '/api/shop/wished',
  access: 'user',
  scope: 'site',
  resources: { product: 'product' },
  cache: 'private',
  input: z.strictObject({ product: z.string().check(z.maxLength(64)) }),
  output: z.object({ isOn: z.boolean() }),
  examples: [
    { input: { product: '00000000-0000-4000-8000-000000000000' }, as: 'user' },
    { input: { product: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
