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
    version: z.int().check(z.gte(1)),
    before: z.nullable(z.string().check(z.maxLength(64))),
  }),
  output: z.object({ category: z.string() }),
  errors: [
    { status: 404, message: 'Category not found.' },
    { status: 409, message: 'This category was changed elsewhere. Please check it again.' },
  ],
  examples: [
    { input: { categoryId: 'none', version: 1, before: null }, as: 'manager', status: 404 },
    { input: { categoryId: 'none', version: 1, before: null }, as: 'user', status: 403 },
  ],
})
