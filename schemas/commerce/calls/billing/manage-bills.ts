import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { billMachine } from '../../entities/bill-machine'
import { staffBill, staffBillList } from '../../entities/staff-bill'

export const call = defineCall({
  name: 'billing/manage-bills',
  summary: 'Bills of the shop, the overdue ones first.',
  method: 'GET',
  path: '/api/billing/manage-bills',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject(
    listInput({
      filters: {
        status: z.optional(z.enum(billMachine.states)),
        overdue: z.optional(z.enum(['true'])),
        /** By hand, not by an order of the shop. */
        written: z.optional(z.enum(['true'])),
      },
      sorts: staffBillList.sorts,
    }),
  ),
  output: z.object(listAnswer(staffBill)),
  examples: [
    { input: {}, as: 'manager' },
    { input: { status: 'open', sort: '-total' }, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
