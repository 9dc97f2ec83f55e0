import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemIds } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/purge',
  summary: 'Removes what lies in the trash for good.',
  method: 'POST',
  path: '/api/files/purge',
  access: 'user',
  scope: 'site',
  resources: { 'ids[]': 'item' },
  audit: 'purge',
  cache: 'none',
  input: z.strictObject({ ids: itemIds }),
  output: z.object({ ids: z.array(z.string()) }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'Only items in the trash can be permanently deleted.' },
  ],
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, as: 'user', status: 404 },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, status: 401 },
  ],
})
