import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { locales } from '../../../layout/locale'

export const call = defineCall({
  name: 'post/set-slug',
  summary: 'Gives a post or a category another address. The one before leads on to it for ever.',
  method: 'POST',
  path: '/api/post/set-slug',
  access: 'manager',
  scope: 'site',
  resources: { id: 'desk_post', categoryId: 'post_category' },
  audit: 'post-slug',
  cache: 'none',
  input: z.strictObject({
    id: z.optional(z.string().check(z.maxLength(64))),
    categoryId: z.optional(z.string().check(z.maxLength(64))),
    slug: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    locale: z.optional(z.enum(locales)),
  }),
  output: z.object({ slug: z.string() }),
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 404, message: 'There is no such category.' },
    { status: 409, message: 'This address belongs to “{title}”.' },
    { status: 409, message: '“{slug}” is a page of this site.' },
    { status: 422, message: 'Use letters, digits and hyphens.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', slug: 'a' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', slug: 'a' }, as: 'user', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000', slug: 'a' }, status: 401 },
  ],
})
