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
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 409, message: 'The file hasn’t arrived yet. Please upload it again.' },
    { status: 409, message: 'A file with this name already exists.' },
    { status: 410, message: 'This upload was cancelled. Please upload the file again.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 503, message: 'S3 configuration is not available.' },
    {
      status: 507,
      message: 'Storage is full. Nothing was lost. Please tell the site’s administrator and try again later.',
    },
    { status: 422, message: 'This picture can’t be read. It may be damaged. Save it again and try again.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
