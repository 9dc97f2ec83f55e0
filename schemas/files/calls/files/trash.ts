import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemIds } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/trash',
  summary: 'Puts files and folders with all in them into the trash, from where they go for good after 30 days.',
  method: 'POST',
  path: '/api/files/trash',
  access: 'user',
  scope: 'site',
  resources: { 'ids[]': 'item' },
  audit: 'trash',
  cache: 'none',
  input: z.strictObject({ ids: itemIds }),
  output: z.object({ ids: z.array(z.string()) }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'This file is used on {places}. Remove it there first.' },
  ],
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, as: 'user', status: 404 },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, status: 401 },
  ],
})
