import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, publicKey } from '../../entities/file-item'

/** Files that pages show are never deleted: with 409, `error.details` may be `{ uses }`, a list of `mediaUse`. */
export const call = defineCall({
  name: 'filemanager/delete',
  summary: 'Puts a file, or a folder with all in it, into the trash.',
  method: 'POST',
  path: '/filemanager/delete',
  access: 'guest',
  scope: 'site',
  resources: { itemId: 'item' },
  audit: 'trash',
  cache: 'none',
  query: ['key'],
  input: z.strictObject({
    key: publicKey,
    itemId,
    /** The expected type: a file operation refuses a folder. */ type: z.optional(z.enum(['file', 'folder'])),
  }),
  output: z.object({ status: z.boolean(), message: z.string() }),
  errors: [
    { status: 400, message: 'Invalid file provided for deletion' },
    { status: 401, message: 'No token found' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'This file is used on {places}. Remove it there first.' },
  ],
  examples: [
    { input: { itemId: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { itemId: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
