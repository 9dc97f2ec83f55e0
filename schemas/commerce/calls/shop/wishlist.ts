import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { productCard } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/wishlist',
  summary: "The caller's wishlist, the latest first.",
  method: 'GET',
  path: '/api/shop/wishlist',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ items: z.array(productCard) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
