import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'post/preview-link',
  summary: 'Makes a link that shows the newest draft of a post to anyone who has it, until it ends.',
  method: 'POST',
  path: '/api/post/preview-link',
  access: 'user',
  scope: 'site',
  resources: { id: 'desk_post' },
  audit: 'post-preview',
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    hours: z._default(z.int().check(z.gte(1), z.lte(720)), 72),
  }),
  output: z.object({ address: z.string(), endsAt: z.string() }),
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 409, message: 'This post is in the trash.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
