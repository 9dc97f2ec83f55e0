import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { orderStages, staffOrder, staffOrderList } from '../../entities/staff-order'

export const call = defineCall({
  name: 'shop/manage-orders',
  summary: 'Orders of the shop with what each waits for, the newest first.',
  method: 'GET',
  path: '/api/shop/manage-orders',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject(
    listInput({ filters: { stage: z.optional(z.enum(orderStages)) }, sorts: staffOrderList.sorts }),
  ),
  output: z.object(listAnswer(staffOrder)),
  examples: [
    { input: {}, as: 'manager' },
    { input: { stage: 'new', sort: '-total' }, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
