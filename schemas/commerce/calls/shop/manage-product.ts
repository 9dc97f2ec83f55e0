import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { productDraft } from '../../entities/staff-product'

export const call = defineCall({
  name: 'shop/manage-product',
  summary: 'One product as it is edited.',
  method: 'GET',
  path: '/api/shop/manage-product',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { product: 'staff_product' },
  input: z.strictObject({ product: z.string().check(z.maxLength(64)) }),
  output: z.object({
    product: z.string(),
    version: z.int(),
    draft: productDraft,
    /** Addresses of the pictures, by name. */
    pictures: z.record(z.string(), z.string()),
  }),
  errors: [{ status: 404, message: 'Product not found.' }],
  examples: [
    { input: { product: 'none' }, as: 'manager', status: 404 },
    { input: { product: 'none' }, as: 'user', status: 403 },
  ],
})
