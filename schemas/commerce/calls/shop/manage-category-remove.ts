import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'shop/manage-category-remove',
  summary: 'Removes a category that has no others below it. Its products stay.',
  method: 'POST',
  path: '/api/shop/manage-category-remove',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { categoryId: 'category' },
  audit: 'category-save',
  idempotent: true,
  input: z.strictObject({ categoryId: z.string().check(z.maxLength(64)) }),
  output: z.object({ category: z.string() }),
  errors: [
    { status: 404, message: 'Category not found.' },
    { status: 409, message: 'Other categories are below this one. Move them first.' },
  ],
  examples: [
    { input: { categoryId: 'none' }, as: 'manager', status: 404 },
    { input: { categoryId: 'none' }, as: 'user', status: 403 },
  ],
})
