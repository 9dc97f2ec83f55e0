import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessMode, fileItem, itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/set-mode',
  summary:
    'Lets everyone read a file at an address of its own, or nobody any more; either way it gets another key, so that no earlier address shows it. A picture that could not be drawn anew stays private.',
  method: 'POST',
  path: '/api/files/set-mode',
  access: 'user',
  scope: 'site',
  resources: { id: 'item' },
  audit: 'file-mode',
  cache: 'none',
  input: z.strictObject({ id: itemId, mode: accessMode }),
  output: fileItem,
  errors: [
    { status: 404, message: 'File or folder not found.' },
    {
      status: 422,
      message:
        'This picture can’t be made public: it may contain the location where it was taken, which couldn’t be removed. Save it as a JPEG with at most 250 million pixels (not progressive) and upload it again.',
    },
    { status: 409, message: 'This file is used on {places}. Remove it there first.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', mode: 'public' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', mode: 'public' }, status: 401 },
  ],
})
