import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { checkoutSteps } from '../../entities/checkout'

export const call = defineCall({
  name: 'billing/step',
  summary: 'Where a buyer is: at the cart, its details, paying an order, its review or its result.',
  method: 'GET',
  path: '/api/billing/step',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token', cart: 'cart_token' },
  cache: 'none',
  input: z.strictObject({
    order: z.optional(z.string().check(z.maxLength(64))),
    token: z.optional(accessToken()),
    /** A guest's cart, where there is no order yet. */
    cart: z.optional(accessToken()),
  }),
  output: z.object({ step: z.enum(checkoutSteps) }),
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [
    { input: {}, output: { step: 'cart' } },
    { input: { order: 'SO26110001' }, status: 404 },
  ],
})
