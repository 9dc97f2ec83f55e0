import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { checkoutSteps } from '../../entities/checkout'
import { orderMachine } from '../../entities/order-machine'
import { paymentStatuses } from '../../entities/payment-status'

/** Small enough to be polled: a page whose `mark` is still the same has nothing to load. */
export const call = defineCall({
  name: 'billing/state',
  summary: 'How far an order is paid, with a mark that changes whenever its page would.',
  method: 'GET',
  path: '/api/billing/state',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token' },
  cache: 'none',
  input: z.strictObject({ order: z.string().check(z.maxLength(64)), token: z.optional(accessToken()) }),
  output: z.object({
    mark: z.string(),
    step: z.enum(checkoutSteps),
    status: z.enum(orderMachine.states),
    paymentStatus: z.enum(paymentStatuses),
  }),
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [{ input: { order: 'none' }, status: 404 }],
})
