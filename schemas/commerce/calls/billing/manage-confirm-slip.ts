import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'

export const call = defineCall({
  name: 'billing/manage-confirm-slip',
  summary: 'Confirms a slip: what was received is credited, once over the whole platform; the rest stays unmatched.',
  method: 'POST',
  path: '/api/billing/manage-confirm-slip',
  access: 'manager',
  scope: 'site',
  resources: { slip: 'slip' },
  audit: 'payment-credit',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    slip: z.string().check(z.maxLength(64)),
    /** What was received, whatever the slip claims. */
    amount: z.int().check(z.gte(1), z.lte(maxSatang)),
    /** Read by the reviewer, where the gateway could not. */
    bank: z.optional(z.string().check(z.regex(/^\d{3}$/))),
    reference: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,60}$/))),
  }),
  /** `unmatched`: what of it pays nothing. */
  output: z.object({ credited: z.int(), unmatched: z.int() }),
  errors: [
    { status: 404, message: 'Slip not found.' },
    { status: 403, message: 'Nobody confirms their own slip.' },
    { status: 409, message: 'Already decided by {name}.' },
    { status: 409, message: 'This slip was already used.' },
  ],
  examples: [
    { input: { slip: 'none', amount: 100 }, as: 'manager', status: 404 },
    { input: { slip: 'none', amount: 100 }, as: 'user', status: 403 },
  ],
})
