import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'billing/manage-reject-slip',
  summary: 'Rejects a slip with a reason, of which its sender is notified.',
  method: 'POST',
  path: '/api/billing/manage-reject-slip',
  access: 'manager',
  scope: 'site',
  resources: { slip: 'slip' },
  audit: 'slip-status',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    slip: z.string().check(z.maxLength(64)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: [
    { status: 404, message: 'Slip not found.' },
    { status: 403, message: 'Nobody confirms their own slip.' },
    { status: 409, message: 'Already decided by {name}.' },
  ],
  examples: [
    { input: { slip: 'none', reason: 'Unreadable' }, as: 'manager', status: 404 },
    { input: { slip: 'none', reason: 'Unreadable' }, as: 'user', status: 403 },
  ],
})
