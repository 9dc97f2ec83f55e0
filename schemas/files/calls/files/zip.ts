import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemIds } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/zip',
  summary:
    'An address that gives files and folders as one zip, made while it is sent; for some minutes, and for the browser itself.',
  method: 'POST',
  path: '/api/files/zip',
  access: 'user',
  scope: 'site',
  resources: { 'ids[]': 'item' },
  cache: 'none',
  input: z.strictObject({ ids: itemIds }),
  output: z.object({
    address: z.string(),
    name: z.string(),
    files: z.int(),
    /** Size of the files in it, in bytes. */ size: z.int(),
  }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 422, message: 'Too many files for one zip.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, as: 'user', status: 404 },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, status: 401 },
  ],
})
