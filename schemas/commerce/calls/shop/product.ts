import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { productView } from '../../entities/shelf'

/** `movedTo` where the code is a former SKU of this one. */
export const call = defineCall({
  name: 'shop/product',
  summary: 'A product with its variants, by a SKU of one of them, which is then chosen, or by its own name.',
  method: 'GET',
  path: '/api/shop/product',
  access: 'guest',
  scope: 'site',
  resources: { code: 'product_code' },
  cache: 'seconds',
  input: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
  output: z.object({
    product: productView,
    movedTo: z.optional(z.string()),
    head: z.object({
      title: z.string(),
      description: z.optional(z.string()),
      image: z.optional(z.string()),
      jsonLd: z.record(z.string(), z.unknown()),
    }),
  }),
  errors: [{ status: 404, message: 'Product not found.' }],
  examples: [{ input: { code: 'NO-SUCH-SKU' }, status: 404 }],
})
