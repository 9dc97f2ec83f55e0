import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/wish',
  summary: "Puts a product onto the caller's wishlist, or takes it off.",
  method: 'POST',
  path: '/api/shop/wish',
  access: 'user',
  scope: 'site',
  resources: { product: 'product' },
  cache: 'none',
  input: z.strictObject({ product: z.string().check(z.maxLength(64)), isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  errors: [
    { status: 404, message: 'Product not found.' },
    { status: 409, message: 'Your wishlist is full. Remove something first.' },
  ],
  examples: [
    { input: { product: '00000000-0000-4000-8000-000000000000', isOn: true }, as: 'user', status: 404 },
    { input: { product: '00000000-0000-4000-8000-000000000000', isOn: true }, status: 401 },
  ],
})
