import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/manage-category-move',
  summary: 'Moves a category before another one of its parent, or to the end.',
  method: 'POST',
  path: '/api/shop/manage-category-move',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { categoryId: 'category', before: 'category' },
  audit: 'category-save',
  idempotent: true,
  input: z.strictObject({
    categoryId: z.string().check(z.maxLength(64)),
    before: z.nullable(z.string().check(z.maxLength(64))),
  }),
  output: z.object({ category: z.string() }),
  errors: [{ status: 404, message: 'Category not found.' }],
  examples: [
    { input: { categoryId: 'none', before: null }, as: 'manager', status: 404 },
    { input: { categoryId: 'none', before: null }, as: 'user', status: 403 },
  ],
})
