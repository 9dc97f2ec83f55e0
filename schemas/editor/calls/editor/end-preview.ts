import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'editor/end-preview',
  summary: 'Ends a preview link before its time.',
  method: 'POST',
  path: '/api/editor/end-preview',
  access: 'manager',
  scope: 'site',
  resources: { id: 'preview' },
  audit: 'end-preview',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 404, message: 'Link not found.' }],
  examples: [
    { input: { id: 'no-such-link' }, as: 'manager', status: 404 },
    { input: { id: 'no-such-link' }, as: 'user', status: 403 },
    { input: { id: 'no-such-link' }, status: 401 },
  ],
})
