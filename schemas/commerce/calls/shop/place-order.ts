import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'
import { accessToken } from '../../entities/cart'
import { checkoutMethods, checkoutSteps, contact, orderAddress, taxRequest } from '../../entities/checkout'

/**
 * Sent again, it answers the order that this cart has become, with the same secret: so it needs no idempotency key, and
 * no stored answer holds the secret. `seenTotal` is what the button said.
 */
export const call = defineCall({
  name: 'shop/place-order',
  summary: 'Places the order of a cart, once, when it still costs what its buyer has seen.',
  method: 'POST',
  path: '/api/shop/place-order',
  access: 'guest',
  scope: 'site',
  resources: { token: 'cart_token', cart: 'cart' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({
    token: z.optional(accessToken()),
    cart: z.string().check(z.maxLength(64)),
    version: z.int().check(z.gte(1)),
    seenTotal: z.int().check(z.gte(0), z.lte(maxSatang)),
    method: z.enum(checkoutMethods),
    contact,
    address: z.optional(orderAddress),
    tax: z.optional(taxRequest),
    note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
    /** The buyer accepts the terms of the shop. */
    accepted: z.literal(true),
  }),
  output: z.object({
    order: z.string(),
    number: z.string(),
    /** For the address of the order's page; the buyer needs it where they are not signed in. */
    token: z.optional(z.string()),
    step: z.enum(checkoutSteps),
  }),
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 409, message: 'Prices have changed. Please check the new total.' },
    { status: 409, message: 'Sold out: {titles}.' },
    { status: 409, message: 'At most {n} per order.' },
    { status: 409, message: 'Your cart is empty.' },
    { status: 409, message: 'Your cart has changed in another tab. Please check it again.' },
    { status: 409, message: 'We do not deliver these goods to this province.' },
    { status: 409, message: 'This order cannot be paid in this way. Please choose another.' },
  ],
  examples: [
    {
      input: {
        token: 'A'.repeat(43),
        cart: '00000000-0000-4000-8000-000000000000',
        version: 1,
        seenTotal: 100,
        method: 'promptpay',
        contact: { name: 'Nok', email: 'nok@example.com', phone: '081 234 5678' },
        accepted: true,
      },
      status: 404,
    },
  ],
})
