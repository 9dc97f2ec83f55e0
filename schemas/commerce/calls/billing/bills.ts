import * as z from 'zod/mini'
import { currency } from '../../../constants'
import { defineCall } from '../../../call'
import { billMachine } from '../../entities/bill-machine'
import { subscriptionMachine } from '../../entities/subscription-machine'

export const call = defineCall({
  name: 'billing/bills',
  summary: "The caller's own bills, those to be paid first, and their plans.",
  method: 'GET',
  path: '/api/billing/bills',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    bills: z.array(
      z.object({
        bill: z.string(),
        order: z.optional(z.string()),
        number: z.optional(z.string()),
        status: z.enum(billMachine.states),
        total: z.int(),
        paid: z.int(),
        refunded: z.int(),
        currency: z.literal(currency),
        dueOn: z.optional(z.string()),
        isOverdue: z.boolean(),
        createdAt: z.string(),
      }),
    ),
    plans: z.array(
      z.object({
        subscription: z.string(),
        title: z.string(),
        status: z.enum(subscriptionMachine.states),
        anchorOn: z.string(),
        endsOn: z.string(),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
