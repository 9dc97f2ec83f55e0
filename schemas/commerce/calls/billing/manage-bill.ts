import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { orderView } from '../../entities/order-view'
import { staffBill } from '../../entities/staff-bill'
import { vatClasses } from '../../../money/vat'

export const call = defineCall({
  name: 'billing/manage-bill',
  summary: 'One bill with its lines and documents, by its id or its order.',
  method: 'GET',
  path: '/api/billing/manage-bill',
  access: 'manager',
  scope: 'site',
  resources: { bill: 'bill' },
  cache: 'none',
  input: z.strictObject({ bill: z.string().check(z.maxLength(64)) }),
  output: z.extend(staffBill, {
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    note: z.string(),
    lines: z.array(
      z.object({ title: z.string(), quantity: z.int(), price: z.int(), total: z.int(), vatClass: z.enum(vatClasses) }),
    ),
    documents: orderView.shape.documents,
  }),
  errors: [{ status: 404, message: 'Bill not found.' }],
  examples: [
    { input: { bill: 'none' }, as: 'manager', status: 404 },
    { input: { bill: 'none' }, as: 'user', status: 403 },
  ],
})
