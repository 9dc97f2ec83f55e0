import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fileItem, itemIds } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/restore',
  summary:
    'Takes files and folders out of the trash to where they were, or to the root where that is gone; under a name with a number if theirs was given away meanwhile.',
  method: 'POST',
  path: '/api/files/restore',
  access: 'user',
  scope: 'site',
  resources: { 'ids[]': 'item' },
  audit: 'restore',
  cache: 'none',
  input: z.strictObject({ ids: itemIds }),
  output: z.object({ items: z.array(fileItem) }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 413, message: 'Not enough storage left.' },
  ],
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, as: 'user', status: 404 },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, status: 401 },
  ],
})
