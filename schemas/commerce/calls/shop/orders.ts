import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { orderCard, orderTabs } from '../../entities/order-view'
import { namedPictures } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/orders',
  summary: "The caller's own orders, the newest first.",
  method: 'GET',
  path: '/api/shop/orders',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    tab: z._default(z.enum(orderTabs), 'all'),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  output: z.object({ items: z.array(orderCard), next: z.optional(z.string()), assets: namedPictures }),
  examples: [
    { input: {}, as: 'user' },
    { input: { tab: 'to_pay', limit: '5' }, as: 'user' },
    { input: {}, status: 401 },
  ],
})
