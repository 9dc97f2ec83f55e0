import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { paymentView, sentMethods } from '../../entities/payment-view'

/** Repeated, it answers the way to pay that is open: there is one of each method at any time. */
export const call = defineCall({
  name: 'billing/intent',
  summary:
    'Opens a way to pay what is due of an order now, such as a QR; the one that is open already, where there is.',
  method: 'POST',
  path: '/api/billing/intent',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token' },
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    order: z.string().check(z.maxLength(64)),
    token: z.optional(accessToken()),
    method: z.enum(sentMethods),
  }),
  output: paymentView,
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 409, message: 'This bill is already paid.' },
    { status: 409, message: 'This order is already over.' },
    { status: 409, message: 'This order cannot be paid in this way. Please choose another.' },
  ],
  examples: [{ input: { order: 'SO26110001', method: 'promptpay' }, status: 404 }],
})
