import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken, cartView } from '../../entities/cart'
import { namedPictures } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/cart-merge',
  summary: "Puts what a guest has collected into the caller's cart, once: the larger quantity of each.",
  method: 'POST',
  path: '/api/shop/cart-merge',
  access: 'user',
  scope: 'site',
  resources: { token: 'cart_token' },
  cache: 'none',
  input: z.strictObject({ token: accessToken() }),
  output: z.extend(cartView, {
    /** Lines that hold less than was collected, because no more can be had. */
    capped: z.array(z.object({ variant: z.string(), quantity: z.int() })),
    assets: namedPictures,
  }),
  examples: [
    { input: { token: 'A'.repeat(43) }, as: 'user' },
    { input: { token: 'A'.repeat(43) }, status: 401 },
  ],
})
