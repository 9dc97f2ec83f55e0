import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken, cartView } from '../../entities/cart'
import { namedPictures } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/cart',
  summary: "The caller's cart as the shop has it now: a person's own, or that of the guest who has its token.",
  method: 'GET',
  path: '/api/shop/cart',
  access: 'guest',
  scope: 'site',
  resources: { token: 'cart_token' },
  cache: 'none',
  input: z.strictObject({ token: z.optional(accessToken()) }),
  output: z.extend(cartView, { assets: namedPictures }),
  examples: [
    { input: {}, output: { version: 0, lines: [], count: 0, subtotal: 0, currency: 'THB', toFreeDelivery: [] } },
  ],
})
