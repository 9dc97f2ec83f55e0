import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'editor/unschedule',
  summary: 'Takes a planned release away before its time.',
  method: 'POST',
  path: '/api/editor/unschedule',
  access: 'manager',
  scope: 'site',
  resources: { id: 'publication' },
  audit: 'unschedule',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 403, message: 'This schedule includes changes that only an admin can make.' },
    { status: 404, message: 'Schedule not found.' },
    { status: 409, message: 'This was already published.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
