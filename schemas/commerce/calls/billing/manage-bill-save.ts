import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { billDraft } from '../../entities/staff-bill'

export const call = defineCall({
  name: 'billing/manage-bill-save',
  summary: 'Writes the draft of a bill; without an id, a new one.',
  method: 'POST',
  path: '/api/billing/manage-bill-save',
  access: 'manager',
  scope: 'site',
  resources: { bill: 'draft_bill' },
  audit: 'bill-status',
  cache: 'none',
  idempotent: true,
  input: z.extend(billDraft, {
    bill: z.optional(z.string().check(z.maxLength(64))),
    /** Of the draft that is changed. */
    version: z.optional(z.int().check(z.gte(1))),
  }),
  output: z.object({ bill: z.string(), version: z.int(), total: z.int() }),
  errors: [
    { status: 404, message: 'Bill not found.' },
    { status: 409, message: 'This bill was changed elsewhere. Please check it again.' },
    { status: 409, message: 'This bill cannot be changed in this way any more.' },
    { status: 400, message: 'This amount is too large for one bill.' },
  ],
  examples: [
    {
      input: {
        bill: 'none',
        version: 1,
        payer: { name: 'Nok' },
        lines: [{ title: 'Work', quantity: 1, price: 10_000 }],
      },
      as: 'manager',
      status: 404,
    },
    {
      input: { payer: { name: 'Nok' }, lines: [{ title: 'Work', quantity: 1, price: 10_000 }] },
      as: 'user',
      status: 403,
    },
  ],
})
