import * as z from 'zod/mini'
import { currency } from '../../../constants'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'billing/plans',
  summary: 'The plans that can be bought.',
  method: 'GET',
  path: '/api/billing/plans',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({}),
  output: z.object({
    plans: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        text: z.string(),
        price: z.int(),
        currency: z.literal(currency),
        periodCount: z.int(),
        periodUnit: z.enum(['month', 'year']),
      }),
    ),
  }),
  examples: [{ input: {} }],
})
