import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, sentParts } from '../../entities/file-item'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/finish-upload',
  summary: 'Makes a file of what a visitor sent; asked again, it answers the same.',
  method: 'POST',
  path: '/api/share/finish-upload',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', id: 'guest_upload' },
  cache: 'none',
  // The parts of the largest upload.
  entries: 60_000,
  limit: 240,
  input: z.strictObject({ code: shareCode, visit: shareVisit, id: itemId, parts: z._default(sentParts, []) }),
  output: z.object({ name: z.string(), size: z.int() }),
  errors: [
    { status: 403, message: 'This link doesn’t allow that.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [{ input: { code: 'no-such-share', id: '00000000-0000-4000-8000-000000000000' }, status: 404 }],
})
