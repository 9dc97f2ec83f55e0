import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/download',
  summary:
    "The bytes of a file, under its name; a range of them where one is asked for. With the site's public token: public files alone.",
  method: 'GET',
  path: '/filemanager/download/{id}',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  resources: { id: 'item' },
  cache: 'private',
  input: z.strictObject({ key: publicKey, id: itemId }),
  output: z.unknown(),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'Failed to download file' },
    { status: 410, message: 'Failed to download file' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
