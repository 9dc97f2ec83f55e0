import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, uploadState } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/upload',
  summary: 'How far an upload is, as the store has it: to go on after a reload.',
  method: 'GET',
  path: '/api/files/upload/{id}',
  access: 'user',
  scope: 'site',
  resources: { id: 'upload' },
  cache: 'private',
  input: z.strictObject({ id: itemId }),
  output: uploadState,
  errors: [
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
