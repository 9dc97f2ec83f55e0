import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { productStatuses, staffProduct, staffProductList } from '../../entities/staff-product'

export const call = defineCall({
  name: 'shop/manage-products',
  summary: 'Products of the shop with their variants, the last changed first.',
  method: 'GET',
  path: '/api/shop/manage-products',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject(
    listInput({
      filters: {
        status: z.optional(z.enum(productStatuses)),
        category: z.optional(z.string().check(z.maxLength(60))),
        stock: z.optional(z.enum(['out', 'low'])),
      },
      sorts: staffProductList.sorts,
    }),
  ),
  output: z.object(listAnswer(staffProduct)),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
