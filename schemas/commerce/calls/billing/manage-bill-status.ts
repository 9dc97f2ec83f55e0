import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { billMachine } from '../../entities/bill-machine'

/**
 * `open` makes the order and the numbered invoice of a draft, and mails its payer. `void` ends a bill that nobody has paid
 * anything of. `uncollectible` is for admins: nobody is reminded any more, and money that comes late still counts.
 */
export const call = defineCall({
  name: 'billing/manage-bill-status',
  summary: 'Opens, voids or writes off a bill.',
  method: 'POST',
  path: '/api/billing/manage-bill-status',
  access: 'manager',
  scope: 'site',
  resources: { bill: 'bill' },
  audit: 'bill-status',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    bill: z.string().check(z.maxLength(64)),
    to: z.enum(['open', 'void', 'uncollectible']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  output: z.object({
    bill: z.string(),
    status: z.enum(billMachine.states),
    order: z.optional(z.string()),
    number: z.optional(z.string()),
  }),
  errors: [
    { status: 404, message: 'Bill not found.' },
    { status: 403, message: 'Only admins may write off a bill.' },
    { status: 409, message: 'This bill cannot be changed in this way any more.' },
  ],
  examples: [
    { input: { bill: 'none', to: 'open' }, as: 'manager', status: 404 },
    { input: { bill: 'none', to: 'uncollectible' }, as: 'manager', status: 403 },
    { input: { bill: 'none', to: 'open' }, as: 'user', status: 403 },
  ],
})
