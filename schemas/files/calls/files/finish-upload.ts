import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fileItem, itemId, nameConflict, sentParts } from '../../entities/file-item'

/**
 * With 409 for a name, `error.details` is `{ item }`: the conflicting sibling, a `fileItem`. Calling again with another
 * `conflict` continues.
 */
export const call = defineCall({
  name: 'files/finish-upload',
  summary:
    'Makes a file of what was sent; asked again, it answers the same. Each part has the ETag that its PUT was answered with.',
  method: 'POST',
  path: '/api/files/finish-upload',
  access: 'user',
  scope: 'site',
  resources: { id: 'upload' },
  bytes: 2_000_000,
  cache: 'none',
  // The parts of the largest upload.
  entries: 60_000,
  input: z.strictObject({
    id: itemId,
    /** For a multipart upload: all parts in order. Otherwise empty. */
    parts: z._default(sentParts, []),
    /** What to do if the name has been taken meanwhile; when absent, as the upload was started. */
    conflict: z.optional(nameConflict),
  }),
  output: fileItem,
  errors: [
    { status: 404, message: 'There is no such upload, or it ended long ago.' },
    { status: 409, message: 'The file has not arrived yet. Please send it again.' },
    { status: 409, message: 'There is already a file with this name.' },
    { status: 410, message: 'This upload was given up. Please send the file again.' },
    { status: 413, message: 'There is not enough room left.' },
    { status: 503, message: 'S3 configuration is not available.' },
    {
      status: 507,
      message: 'The storage is full. Nothing was lost; please tell whoever runs this site, and try again later.',
    },
    { status: 422, message: 'This picture cannot be read. It may be damaged; please save it again and try again.' },
    { status: 503, message: 'The storage has too much to do right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
