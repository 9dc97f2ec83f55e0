import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { folderId, itemName, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/new-folder',
  summary: 'Makes a folder. `parentName` is for the words that tell of it.',
  method: 'POST',
  path: '/filemanager/new_folder',
  access: 'guest',
  scope: 'site',
  resources: { parent: 'folder' },
  audit: 'file-folder',
  cache: 'none',
  query: ['key'],
  input: z.strictObject({
    key: publicKey,
    name: itemName,
    parent: z._default(folderId, 'mine'),
    parentName: z._default(z.string().check(z.maxLength(255)), ''),
  }),
  output: z.object({ status: z.boolean(), folderID: z.string(), message: z.string() }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'A folder with this name already exists.' },
  ],
  examples: [
    { input: { name: 'ใหม่', parent: 'mine' }, as: 'user' },
    { input: { name: 'New', parent: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { name: 'New' }, status: 401 },
  ],
})
