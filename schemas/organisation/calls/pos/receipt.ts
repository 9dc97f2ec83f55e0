import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { tender } from '../../entities/tender'

export const call = defineCall({
  name: 'pos/receipt',
  summary: 'One receipt, to print it again or to refund lines of it.',
  method: 'GET',
  path: '/api/pos/receipt',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { id: 'pos_sale' },
  cache: 'private',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({
    id: z.string(),
    number: z.string(),
    at: z.string(),
    cashier: z.string(),
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        options: z.string(),
        quantity: z.int(),
        unit: z.int(),
        discount: z.int(),
        total: z.int(),
        refunded: z.int(),
      }),
    ),
    subtotal: z.int(),
    discount: z.int(),
    vat: z.int(),
    total: z.int(),
    rounding: z.int(),
    tenders: z.array(z.object(tender.shape)),
    change: z.int(),
    refunded: z.int(),
    mayRefund: z.boolean(),
  }),
  errors: [{ status: 404, message: 'Receipt not found.' }],
  examples: [{ input: { id: 'none' }, as: 'manager', status: 404 }],
})
