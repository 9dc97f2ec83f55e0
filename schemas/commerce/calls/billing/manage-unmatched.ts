import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { payMethods } from '../../entities/payment-status'

export const call = defineCall({
  name: 'billing/manage-unmatched',
  summary: 'Money that was received and pays nothing yet, the oldest first, with open bills that it may be for.',
  method: 'GET',
  path: '/api/billing/manage-unmatched',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        payment: z.string(),
        method: z.enum(payMethods),
        amount: z.int(),
        left: z.int(),
        payer: z.string(),
        receivedAt: z.string(),
        reference: z.optional(z.string()),
        suggestions: z.array(
          z.object({ bill: z.string(), number: z.optional(z.string()), payer: z.string(), due: z.int() }),
        ),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
