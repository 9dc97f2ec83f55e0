import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'

/** Units of lines and an amount of shipping and fee, or all that is left; or unmatched money of a payment. */
export const call = defineCall({
  name: 'billing/manage-refund',
  summary: 'Requests that money of an order, or unmatched money, be given back.',
  method: 'POST',
  path: '/api/billing/manage-refund',
  access: 'manager',
  scope: 'site',
  resources: { order: 'order', payment: 'payment', 'lines[].line': 'order_line' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    order: z.optional(z.string().check(z.maxLength(64))),
    payment: z.optional(z.string().check(z.maxLength(64))),
    /** Of unmatched money. */
    amount: z.optional(z.int().check(z.gte(1), z.lte(maxSatang))),
    lines: z.optional(
      z
        .array(
          z.strictObject({ line: z.string().check(z.maxLength(64)), units: z.int().check(z.gte(1), z.lte(1_000_000)) }),
        )
        .check(z.maxLength(200)),
    ),
    extras: z.optional(z.int().check(z.gte(0), z.lte(maxSatang))),
    whole: z.optional(z.boolean()),
    method: z.enum(['promptpay', 'transfer', 'cash']),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ refund: z.string(), amount: z.int() }),
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 404, message: 'Payment not found.' },
    { status: 409, message: 'This is more than is left to refund.' },
    { status: 409, message: 'There is nothing to refund.' },
    { status: 409, message: 'This order was free: there is no money to give back.' },
    { status: 409, message: 'This order is not paid in full. Cancel it to give back what was paid.' },
  ],
  examples: [
    { input: { order: 'none', whole: true, method: 'transfer', reason: 'Broken' }, as: 'manager', status: 404 },
    { input: { order: 'none', whole: true, method: 'transfer', reason: 'Broken' }, as: 'user', status: 403 },
  ],
})
