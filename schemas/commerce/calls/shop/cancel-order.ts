import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { orderView } from '../../entities/order-view'

export const call = defineCall({
  name: 'shop/cancel-order',
  summary: "Cancels the caller's order until it is packed; what was paid is requested back.",
  method: 'POST',
  path: '/api/shop/cancel-order',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    order: z.string().check(z.maxLength(64)),
    token: z.optional(accessToken()),
    reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  output: z.object({ order: orderView }),
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 409, message: 'Already packed. Ask for a return instead.' },
    { status: 409, message: 'This order can no longer be cancelled here. Please contact the shop.' },
  ],
  examples: [{ input: { order: 'SO26110001' }, status: 404 }],
})
