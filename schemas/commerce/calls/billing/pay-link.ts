import * as z from 'zod/mini'
import { currency } from '../../../constants'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'billing/pay-link',
  summary: 'A payment link with its fixed amount, and whether it can still be paid.',
  method: 'GET',
  path: '/api/billing/pay-link',
  access: 'guest',
  scope: 'site',
  resources: { slug: 'pay_link' },
  cache: 'none',
  input: z.strictObject({ slug: z.string().check(z.maxLength(60)) }),
  output: z.object({
    slug: z.string(),
    title: z.string(),
    text: z.string(),
    amount: z.int(),
    currency: z.literal(currency),
    state: z.enum(['open', 'closed', 'full']),
    closesAt: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'This payment link is not known.' }],
  examples: [{ input: { slug: 'no-such-link' }, status: 404 }],
})
