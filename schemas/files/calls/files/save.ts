import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/save',
  summary:
    'An address by which the browser itself saves a file; for some minutes. What becomes of it `files/saved` tells, but for what a store elsewhere sends by itself.',
  method: 'POST',
  path: '/api/files/save',
  access: 'user',
  scope: 'site',
  resources: { id: 'item' },
  cache: 'none',
  input: z.strictObject({ id: itemId }),
  output: z.object({
    address: z.string(),
    name: z.string(),
    endsAt: z.string(),
    /** Whether `files/saved` reports on it. */ isFollowed: z.boolean(),
  }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 410, message: 'Failed to download file' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
