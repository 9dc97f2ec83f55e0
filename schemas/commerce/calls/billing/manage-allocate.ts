import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'

export const call = defineCall({
  name: 'billing/manage-allocate',
  summary: 'Uses unmatched money for a bill: no more than is left of it, and no more than is due.',
  method: 'POST',
  path: '/api/billing/manage-allocate',
  access: 'manager',
  scope: 'site',
  resources: { payment: 'payment', bill: 'bill' },
  audit: 'payment-allocate',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    payment: z.string().check(z.maxLength(64)),
    bill: z.string().check(z.maxLength(64)),
    amount: z.optional(z.int().check(z.gte(1), z.lte(maxSatang))),
  }),
  output: z.object({ amount: z.int(), left: z.int() }),
  errors: [
    { status: 404, message: 'Bill not found.' },
    { status: 409, message: 'Nothing of this payment is left.' },
    { status: 409, message: 'This bill is already paid.' },
    { status: 409, message: 'This order is already over.' },
    { status: 409, message: 'This order has expired, and this money does not pay the whole of it.' },
    { status: 409, message: 'What this order held has been sold since. The money stays unmatched.' },
  ],
  examples: [
    { input: { payment: 'none', bill: 'none' }, as: 'manager', status: 404 },
    { input: { payment: 'none', bill: 'none' }, as: 'user', status: 403 },
  ],
})
