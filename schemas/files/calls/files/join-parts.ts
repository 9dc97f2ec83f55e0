import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, sentParts } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/join-parts',
  summary:
    'Puts the parts of an upload together that another call makes something of; asked again, it answers the same.',
  method: 'POST',
  path: '/api/files/join-parts',
  access: 'user',
  scope: 'site',
  resources: { id: 'upload' },
  bytes: 2_000_000,
  cache: 'none',
  // The parts of the largest upload.
  entries: 60_000,
  input: z.strictObject({
    id: itemId,
    /** All parts in order, with the ETag of each PUT's answer. */
    parts: sentParts.check(z.minLength(1)),
  }),
  output: z.object({}),
  errors: [
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 409, message: 'Parts of the file are missing. Please send them again.' },
    { status: 503, message: 'S3 configuration is not available.' },
    {
      status: 507,
      message: 'Storage is full. Nothing was lost. Please tell the site’s administrator and try again later.',
    },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', parts: [{ number: 1, etag: '"a"' }] },
      as: 'user',
      status: 404,
    },
    { input: { id: '00000000-0000-4000-8000-000000000000', parts: [{ number: 1, etag: '"a"' }] }, status: 401 },
  ],
})
