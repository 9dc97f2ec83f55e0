import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'post/purge',
  summary: 'Deletes a post in the trash for good, with its versions and addresses.',
  method: 'POST',
  path: '/api/post/purge',
  access: 'admin',
  scope: 'site',
  resources: { id: 'desk_post' },
  audit: 'post-purge',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 409, message: 'Move the post to the trash first.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
