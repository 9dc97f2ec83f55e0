import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken, cartView, maxQuantity } from '../../entities/cart'
import { namedPictures } from '../../entities/shelf'

/**
 * `token` in the answer is the one to send from now on, where it is a new one. Quantities are whole ones, so that a
 * repeated request changes nothing; 0 takes a line out. `version`: refuses when another tab has changed the cart.
 */
export const call = defineCall({
  name: 'shop/cart-set',
  summary: 'Sets how many of some variants the cart holds, all of them or none; one request for a burst of presses.',
  method: 'POST',
  path: '/api/shop/cart-set',
  access: 'guest',
  scope: 'site',
  resources: { token: 'cart_token', 'lines[].variant': 'variant' },
  cache: 'none',
  limit: 240,
  input: z.strictObject({
    token: z.optional(accessToken()),
    version: z.optional(z.int().check(z.gte(0))),
    lines: z
      .array(
        z.strictObject({
          variant: z.string().check(z.maxLength(64)),
          quantity: z.int().check(z.gte(0), z.lte(maxQuantity)),
          isSaved: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.extend(cartView, { token: z.optional(z.string()), assets: namedPictures }),
  errors: [
    { status: 404, message: 'Product not found.' },
    { status: 409, message: 'Only {n} left.' },
    { status: 409, message: 'At most {n} per order.' },
    { status: 409, message: 'Your cart has changed in another tab. Please check it again.' },
    { status: 409, message: 'Your cart is full. Remove something first.' },
  ],
  examples: [{ input: { lines: [{ variant: 'none', quantity: 1 }] }, status: 404 }],
})
