import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { postChanges } from '../../entities/post-content'

export const call = defineCall({
  name: 'post/create',
  summary: 'Begins a post in a category. Its address is made of its title.',
  method: 'POST',
  path: '/api/post/create',
  access: 'user',
  scope: 'site',
  audit: 'post-create',
  cache: 'none',
  idempotent: true,
  limit: 60,
  input: z.strictObject({
    category: z.string().check(z.minLength(1), z.maxLength(200)),
    changes: z._default(postChanges, {}),
    slug: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ id: z.string(), slug: z.string(), draftNo: z.int() }),
  errors: [
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'There is no such category.' },
  ],
  examples: [
    { input: { category: 'no-such-category' }, as: 'manager', status: 404 },
    { input: { category: 'news' }, status: 401 },
  ],
})
