import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/manage-product-shelf',
  summary: 'Puts a product into a category, or takes it out.',
  method: 'POST',
  path: '/api/shop/manage-product-shelf',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { product: 'staff_product', categoryId: 'category' },
  audit: 'product-save',
  idempotent: true,
  input: z.strictObject({
    product: z.string().check(z.maxLength(64)),
    categoryId: z.string().check(z.maxLength(64)),
    isIn: z.boolean(),
  }),
  output: z.object({ isChanged: z.boolean() }),
  errors: [
    { status: 404, message: 'Product not found.' },
    { status: 404, message: 'Category not found.' },
  ],
  examples: [
    { input: { product: 'none', categoryId: 'none', isIn: true }, as: 'manager', status: 404 },
    { input: { product: 'none', categoryId: 'none', isIn: true }, as: 'user', status: 403 },
  ],
})
