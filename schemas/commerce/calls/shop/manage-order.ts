import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { orderView } from '../../entities/order-view'
import { orderStages, staffParcel, staffRefund } from '../../entities/staff-order'

export const call = defineCall({
  name: 'shop/manage-order',
  summary: 'One order with its parcels, for those who pack it.',
  method: 'GET',
  path: '/api/shop/manage-order',
  access: 'manager',
  scope: 'site',
  resources: { order: 'order' },
  cache: 'none',
  input: z.strictObject({ order: z.string().check(z.maxLength(64)) }),
  output: z.object({
    order: orderView,
    stage: z.enum(orderStages),
    parcels: z.array(staffParcel),
    refunds: z.array(staffRefund),
    /** Units of each line that are neither packed nor refunded. */
    unpacked: z.array(z.object({ line: z.string(), quantity: z.int() })),
  }),
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [
    { input: { order: 'none' }, as: 'manager', status: 404 },
    { input: { order: 'none' }, as: 'user', status: 403 },
  ],
})
