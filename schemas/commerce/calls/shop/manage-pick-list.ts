import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxPicked } from '../../entities/staff-order'

/** What is to be taken from the shelves for several orders: what is in no parcel yet, or in one that is being packed. */
export const call = defineCall({
  name: 'shop/manage-pick-list',
  summary: 'The goods of several orders in sum, to be taken from the shelves in one walk.',
  method: 'GET',
  path: '/api/shop/manage-pick-list',
  access: 'manager',
  scope: 'site',
  resources: { orders: 'order' },
  cache: 'none',
  /** Ids, separated by commas. */
  input: z.strictObject({ orders: z.string().check(z.maxLength(maxPicked * 65)) }),
  output: z.object({
    orders: z.array(z.object({ id: z.string(), number: z.string() })),
    items: z.array(
      z.object({
        sku: z.string(),
        title: z.string(),
        options: z.string(),
        quantity: z.int(),
        orders: z.array(z.object({ number: z.string(), quantity: z.int() })),
      }),
    ),
  }),
  examples: [
    { input: { orders: 'none' }, as: 'manager' },
    { input: { orders: 'none' }, as: 'user', status: 403 },
  ],
})
