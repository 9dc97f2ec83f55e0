import * as z from 'zod/mini'
import { currency } from '../../../constants'
import { defineCall } from '../../../call'
import { checkoutSteps } from '../../entities/checkout'
import { subscriptionMachine } from '../../entities/subscription-machine'

export const call = defineCall({
  name: 'billing/subscription',
  summary: "The plan of one of the caller's own orders: its price, and until when it is bought.",
  method: 'GET',
  path: '/api/billing/subscription',
  access: 'user',
  scope: 'site',
  resources: { order: 'order' },
  cache: 'private',
  input: z.strictObject({ order: z.string().check(z.maxLength(64)) }),
  output: z.object({
    order: z.string(),
    number: z.string(),
    step: z.enum(checkoutSteps),
    total: z.int(),
    currency: z.literal(currency),
    /** None where the order sells no plan. */
    plan: z.optional(
      z.object({
        title: z.string(),
        text: z.string(),
        status: z.enum(subscriptionMachine.states),
        anchorOn: z.string(),
        endsOn: z.string(),
      }),
    ),
  }),
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [
    { input: { order: 'SO26110001' }, as: 'user', status: 404 },
    { input: { order: 'SO26110001' }, status: 401 },
  ],
})
