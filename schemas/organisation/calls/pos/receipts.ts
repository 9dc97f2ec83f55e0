import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'pos/receipts',
  summary: 'Receipts of a branch, the newest first, or those of a shift.',
  method: 'GET',
  path: '/api/pos/receipts',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { branch: 'branch', shift: 'till_shift' },
  cache: 'private',
  input: z.strictObject({
    branch: z.string().check(z.maxLength(64)),
    shift: z.optional(z.string().check(z.maxLength(64))),
    q: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    before: z.optional(momentInput()),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        at: z.string(),
        cashier: z.string(),
        items: z.int(),
        total: z.int(),
        refunded: z.int(),
        offline: z.boolean(),
      }),
    ),
    next: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [{ input: { branch: 'none' }, as: 'manager', status: 404 }],
})
