import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fileItem, folderId, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/list-parent',
  summary:
    "What a folder holds, folders first, by name; the whole of it, up to 5,000 (`files/list` gives any part). With the site's public token: public files alone.",
  method: 'POST',
  path: '/filemanager/list_parent',
  access: 'guest',
  scope: 'site',
  resources: { parent: 'folder' },
  unrecorded: true,
  cache: 'none',
  query: ['key'],
  input: z.strictObject({ key: publicKey, parent: z._default(folderId, 'mine') }),
  output: z.object({
    status: z.boolean(),
    data: z.array(fileItem),
    /** The total, and a message where not all are returned. */ total: z.int(),
    message: z.optional(z.string()),
  }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'File or folder not found.' },
  ],
  examples: [
    { input: {}, as: 'user' },
    { input: { parent: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: {}, status: 401 },
  ],
})
