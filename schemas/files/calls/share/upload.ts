import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, uploadState } from '../../entities/file-item'
import { shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/upload',
  summary: 'How far a file is that a visitor sends, as the store has it: to go on after a reload.',
  method: 'GET',
  path: '/api/share/{code}/upload/{id}',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', id: 'guest_upload' },
  cache: 'private',
  limit: 240,
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)), visit: shareVisit, id: itemId }),
  output: uploadState,
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [{ input: { code: 'no-such-share', id: '00000000-0000-4000-8000-000000000000' }, status: 404 }],
})
