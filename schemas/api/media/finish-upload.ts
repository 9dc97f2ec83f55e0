import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { mediaItem } from '../../entities/media-item'

export const call = defineCall({
  name: 'media/finish-upload',
  summary: 'Makes a picture or file of what was sent to the address of an upload; asked again, it answers the same.',
  method: 'POST',
  path: '/api/media/finish-upload',
  access: 'manager',
  scope: 'site',
  resource: { input: 'id', of: 'upload' },
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: mediaItem,
  errors: [
    { status: 404, message: 'There is no such upload, or it ended long ago.' },
    { status: 409, message: 'The file has not arrived yet. Please send it again.' },
    { status: 410, message: 'This upload was given up. Please send the file again.' },
    { status: 422, message: 'This picture cannot be read. It may be damaged; please save it anew and try again.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
