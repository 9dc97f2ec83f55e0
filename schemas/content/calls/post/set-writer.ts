import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'post/set-writer',
  summary: 'Lets a member write posts, or no longer.',
  method: 'POST',
  path: '/api/post/set-writer',
  access: 'admin',
  scope: 'site',
  resources: { id: 'person' },
  audit: 'post-writer',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)), writer: z.boolean() }),
  output: z.object({ writer: z.boolean() }),
  errors: [{ status: 404, message: 'Member not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', writer: true }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', writer: true }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000', writer: true }, status: 401 },
  ],
})
