import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { folderId, itemId, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/move-folder',
  summary: 'Moves a file or folder into another folder.',
  method: 'POST',
  path: '/filemanager/move_folder',
  access: 'guest',
  scope: 'site',
  resources: { itemId: 'item', newParentId: 'folder' },
  audit: 'file-move',
  cache: 'none',
  query: ['key'],
  input: z.strictObject({ key: publicKey, itemId, newParentId: folderId }),
  output: z.object({ status: z.boolean(), message: z.string() }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'A folder can’t be moved into itself.' },
    { status: 409, message: 'A file with this name already exists.' },
  ],
  examples: [
    { input: { itemId: '00000000-0000-4000-8000-000000000000', newParentId: 'mine' }, as: 'user', status: 404 },
    { input: { itemId: '00000000-0000-4000-8000-000000000000', newParentId: 'mine' }, status: 401 },
  ],
})
