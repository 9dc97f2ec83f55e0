import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { orderView } from '../../entities/order-view'
import { namedPictures } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/order',
  summary: 'An order by its id or number: for the person who placed it, or with the secret of its page.',
  method: 'GET',
  path: '/api/shop/order',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token' },
  cache: 'none',
  input: z.strictObject({ order: z.string().check(z.maxLength(64)), token: z.optional(accessToken()) }),
  output: z.object({ order: orderView, assets: namedPictures }),
  errors: [{ status: 404, message: 'Order not found.' }],
  examples: [{ input: { order: 'SO26110001' }, status: 404 }],
})
