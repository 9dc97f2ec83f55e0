import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { heldOrder } from '../../entities/held-order'

export const call = defineCall({
  name: 'pos/recall',
  summary: 'Takes an order that was put aside: one till gets it.',
  method: 'POST',
  path: '/api/pos/recall',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { id: 'pos_held' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: heldOrder,
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 409, message: 'This order was taken by another till.' },
  ],
  examples: [{ input: { id: 'none' }, as: 'manager', status: 404 }],
})
