import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { checkoutSteps, contact, taxRequest } from '../../entities/checkout'

/** `key` is the browser's own for this payment: sent again, it answers the same order, and nobody else can guess it. */
export const call = defineCall({
  name: 'billing/pay-by-link',
  summary: 'Places the order of a payment link, once for each key.',
  method: 'POST',
  path: '/api/billing/pay-by-link',
  access: 'guest',
  scope: 'site',
  resources: { slug: 'pay_link' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    slug: z.string().check(z.maxLength(60)),
    key: z.string().check(z.regex(/^[\w-]{43}$/)),
    seenAmount: z.int().check(z.gte(1)),
    contact,
    tax: z.optional(taxRequest),
  }),
  output: z.object({
    order: z.string(),
    number: z.string(),
    token: z.string(),
    step: z.enum(checkoutSteps),
  }),
  errors: [
    { status: 404, message: 'This payment link is not known.' },
    { status: 410, message: 'This payment link is closed.' },
    { status: 409, message: 'This payment link has been used as often as it may be.' },
    { status: 409, message: 'Prices have changed. Please check the new total.' },
  ],
  examples: [
    {
      input: {
        slug: 'no-such-link',
        key: 'A'.repeat(43),
        seenAmount: 100,
        contact: { name: 'Nok', email: 'nok@example.com', phone: '081 234 5678' },
      },
      status: 404,
    },
  ],
})
