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
  input: z.strictObject({ categoryId: z.string().check(z.maxLength(64)), version: z.int().check(z.gte(1)) }),
  output: z.object({ category: z.string() }),
  errors: [
    { status: 404, message: 'Category not found.' },
    { status: 409, message: 'This category was changed elsewhere. Please check it again.' },
    { status: 409, message: 'Other categories are below this one. Move them first.' },
  ],
  examples: [
    { input: { categoryId: 'none', version: 1 }, as: 'manager', status: 404 },
    { input: { categoryId: 'none', version: 1 }, as: 'user', status: 403 },
  ],
})
