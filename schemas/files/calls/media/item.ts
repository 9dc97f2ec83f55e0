import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { mediaItem, mediaUse } from '../../entities/media-item'

export const call = defineCall({
  name: 'media/item',
  summary: 'One uploaded picture or file, and where it is used.',
  method: 'GET',
  path: '/api/media/item/{id}',
  access: 'manager',
  scope: 'site',
  resources: { id: 'item' },
  cache: 'private',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({ item: mediaItem, uses: z.array(mediaUse) }),
  errors: [{ status: 404, message: 'File not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
