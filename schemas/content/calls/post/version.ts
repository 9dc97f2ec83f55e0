import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { numberInput } from '../../../stored-number'
import { postVersionRow } from '../../entities/desk-post'
import { postContent } from '../../entities/post-content'

export const call = defineCall({
  name: 'post/version',
  summary: 'One version of a post.',
  method: 'GET',
  path: '/api/post/version',
  access: 'user',
  scope: 'site',
  resources: { id: 'desk_post' },
  cache: 'private',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)), no: numberInput() }),
  output: z.extend(postVersionRow, { content: postContent }),
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'This version no longer exists.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', no: 1 }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', no: 1 }, status: 401 },
  ],
})
