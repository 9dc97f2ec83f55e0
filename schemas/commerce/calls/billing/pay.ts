import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { paymentView } from '../../entities/payment-view'

export const call = defineCall({
  name: 'billing/pay',
  summary: 'How an order is being paid: what is due, the way to pay it that is open, and the slips that were sent.',
  method: 'GET',
  path: '/api/billing/pay',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token' },
  cache: 'none',
  input: z.strictObject({ order: z.string().check(z.maxLength(64)), token: z.optional(accessToken()) }),
  output: paymentView,
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [{ input: { order: 'SO26110001' }, status: 404 }],
})
