import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { refuse } from '../../../layout/refuse'
import { categoryTitle } from '../../entities/staff-product'

const noVersion = {
  en: 'Reload the page: the category’s version is missing.',
  th: 'กรุณาโหลดหน้านี้ใหม่ ไม่พบรุ่นของหมวดหมู่',
}

export const call = defineCall({
  name: 'shop/manage-category-save',
  summary: 'Writes a category; without an id, a new one at the end.',
  method: 'POST',
  path: '/api/shop/manage-category-save',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { categoryId: 'category', parent: 'category' },
  audit: 'category-save',
  idempotent: true,
  input: z
    .strictObject({
      categoryId: z.optional(z.string().check(z.maxLength(64))),
      /** As it was read; a new one has none. */
      version: z.optional(z.int().check(z.gte(1))),
      code: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
      title: categoryTitle,
      /** Null: a category of the first level. */
      parent: z.nullable(z.string().check(z.maxLength(64))),
    })
    .check((ctx) => {
      if (ctx.value.categoryId !== undefined && ctx.value.version === undefined) refuse(ctx, noVersion, ['version'])
    }),
  output: z.object({ category: z.string() }),
  errors: [
    { status: 404, message: 'Category not found.' },
    { status: 409, message: 'This code is already used.' },
    { status: 409, message: 'This category was changed elsewhere. Please check it again.' },
    { status: 400, message: 'Please enter a name.' },
    { status: 400, message: 'A category cannot be below itself. Choose another place.' },
    { status: 400, message: 'Categories have at most four levels.' },
  ],
  examples: [
    {
      input: { categoryId: 'none', version: 1, code: 'x', title: { en: 'X' }, parent: null },
      as: 'manager',
      status: 404,
    },
    { input: { categoryId: 'none', version: 1, code: 'x', title: { en: 'X' }, parent: null }, as: 'user', status: 403 },
  ],
})
