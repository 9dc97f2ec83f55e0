import * as z from 'zod/mini'
import { defineCall } from '../../../call'

const name = z.optional(z.string().check(z.trim(), z.maxLength(120)))

export const call = defineCall({
  name: 'post/set-tag',
  summary: 'Names a tag of posts as readers see it; without a name it is shown as it was written.',
  method: 'POST',
  path: '/api/post/set-tag',
  access: 'manager',
  scope: 'site',
  audit: 'post-tag',
  cache: 'none',
  input: z.strictObject({
    tag: z.string().check(z.minLength(1), z.maxLength(60)),
    name: z.strictObject({ th: name, en: name }),
  }),
  output: z.object({ tag: z.string() }),
  errors: [{ status: 404, message: 'There is no such tag.' }],
  examples: [
    { input: { tag: 'no such tag', name: { en: 'Tea' } }, as: 'manager', status: 404 },
    { input: { tag: 'no such tag', name: { en: 'Tea' } }, as: 'user', status: 403 },
    { input: { tag: 'no such tag', name: { en: 'Tea' } }, status: 401 },
  ],
})
