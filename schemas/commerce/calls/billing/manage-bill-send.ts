import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/** The address is secret: anyone who has it may see and pay the bill. */
export const call = defineCall({
  name: 'billing/manage-bill-send',
  summary: 'The address under which a bill is paid, and a mail with it to the payer.',
  method: 'POST',
  path: '/api/billing/manage-bill-send',
  access: 'manager',
  scope: 'site',
  resources: { bill: 'bill' },
  audit: 'bill-status',
  cache: 'none',
  idempotent: true,
  limit: 60,
  input: z.strictObject({
    bill: z.string().check(z.maxLength(64)),
    /** `mail` sends it to the payer; `link` is for LINE, a poster, or by hand. */
    by: z.enum(['mail', 'link']),
  }),
  output: z.object({ url: z.string() }),
  errors: [
    { status: 404, message: 'Bill not found.' },
    { status: 409, message: 'This bill cannot be changed in this way any more.' },
    { status: 400, message: 'This bill has no email address.' },
  ],
  examples: [
    { input: { bill: 'none', by: 'link' }, as: 'manager', status: 404 },
    { input: { bill: 'none', by: 'link' }, as: 'user', status: 403 },
  ],
})
