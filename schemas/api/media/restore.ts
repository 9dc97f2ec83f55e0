import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { mediaItem } from '../../entities/media-item'

export const call = defineCall({
  name: 'media/restore',
  summary: 'Takes a picture or file out of the trash; under a name with a number if its own was given away meanwhile.',
  method: 'POST',
  path: '/api/media/restore',
  access: 'manager',
  scope: 'site',
  resource: { input: 'id', of: 'item' },
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: mediaItem,
  errors: [{ status: 404, message: 'There is no such file.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
