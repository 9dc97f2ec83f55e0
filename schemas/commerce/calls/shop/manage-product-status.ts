import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { productStatuses } from '../../entities/staff-product'

export const call = defineCall({
  name: 'shop/manage-product-status',
  summary: 'Puts a product on the shelf, takes it off, or archives it.',
  method: 'POST',
  path: '/api/shop/manage-product-status',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { product: 'staff_product' },
  audit: 'product-save',
  idempotent: true,
  input: z.strictObject({ product: z.string().check(z.maxLength(64)), status: z.enum(productStatuses) }),
  output: z.object({ status: z.enum(productStatuses) }),
  errors: [{ status: 404, message: 'Product not found.' }],
  examples: [
    { input: { product: 'none', status: 'draft' }, as: 'manager', status: 404 },
    { input: { product: 'none', status: 'draft' }, as: 'user', status: 403 },
  ],
})
