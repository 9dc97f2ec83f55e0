import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { checkoutMethods, quoteView } from '../../entities/checkout'

export const call = defineCall({
  name: 'shop/quote',
  summary: 'What an order of the cart would cost now, with delivery to a province, by each way of paying.',
  method: 'GET',
  path: '/api/shop/quote',
  access: 'guest',
  scope: 'site',
  resources: { token: 'cart_token' },
  cache: 'none',
  input: z.strictObject({
    token: z.optional(accessToken()),
    province: z.optional(z.string().check(z.regex(/^\d{2}$/))),
    method: z.optional(z.enum(checkoutMethods)),
  }),
  output: quoteView,
  examples: [{ input: { province: '10' } }],
})
