import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../../files/entities/file-item'

/**
 * `upload` names the uploaded picture (`files/start-upload` with the purpose `avatar`): PNG, JPEG, WebP, GIF, AVIF.
 * null removes the picture.
 */
export const call = defineCall({
  name: 'account/set-avatar',
  summary: 'Gives a person a picture, drawn anew as a square; asked again, it does the same.',
  method: 'POST',
  path: '/account/set-avatar',
  access: 'user',
  scope: 'site',
  resources: { upload: 'avatar_upload' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({ upload: z.nullable(itemId) }),
  output: z.object({ avatar: z.nullable(z.string()) }),
  errors: [
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 409, message: 'The file hasn’t arrived yet. Please upload it again.' },
    { status: 422, message: 'This picture can’t be read. Choose a PNG, JPEG, WebP or GIF file.' },
  ],
  examples: [
    { input: { upload: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { upload: null }, status: 401 },
  ],
})
