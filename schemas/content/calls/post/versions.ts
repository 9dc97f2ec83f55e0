import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { postVersionRow } from '../../entities/desk-post'

export const call = defineCall({
  name: 'post/versions',
  summary: 'Versions of a post, the newest first: automatic saves of one person within ten minutes are one.',
  method: 'GET',
  path: '/api/post/versions',
  access: 'user',
  scope: 'site',
  resources: { id: 'desk_post' },
  cache: 'private',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({ versions: z.array(postVersionRow) }),
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 403, message: 'You don’t have permission to do this.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
