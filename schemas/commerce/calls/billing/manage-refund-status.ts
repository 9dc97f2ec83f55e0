import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/** Nothing is transferred by the product: `sent` records with its proof that the money went out. */
export const call = defineCall({
  name: 'billing/manage-refund-status',
  summary: 'Approves a refund, with its credit note; records that it was sent; or takes a request back.',
  method: 'POST',
  path: '/api/billing/manage-refund-status',
  access: 'manager',
  scope: 'site',
  resources: { refund: 'refund' },
  audit: 'refund-status',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    refund: z.string().check(z.maxLength(64)),
    to: z.enum(['approved', 'sent', 'failed']),
    /** Of what was sent: the transfer's reference. */
    note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: z.object({ status: z.enum(['approved', 'sent', 'failed']) }),
  errors: [
    { status: 404, message: 'Refund not found.' },
    { status: 409, message: 'There is nothing to refund.' },
  ],
  examples: [
    { input: { refund: 'none', to: 'approved' }, as: 'manager', status: 404 },
    { input: { refund: 'none', to: 'approved' }, as: 'user', status: 403 },
  ],
})
