import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, itemName, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/rename',
  summary: 'Gives a file or folder another name.',
  method: 'POST',
  path: '/filemanager/rename',
  access: 'guest',
  scope: 'site',
  resources: { itemId: 'item' },
  audit: 'file-rename',
  cache: 'none',
  query: ['key'],
  input: z.strictObject({ key: publicKey, itemId, newName: itemName }),
  output: z.object({ status: z.boolean(), message: z.string(), name: z.string() }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'A file with this name already exists.' },
  ],
  examples: [
    { input: { itemId: '00000000-0000-4000-8000-000000000000', newName: 'b' }, as: 'user', status: 404 },
    { input: { itemId: '00000000-0000-4000-8000-000000000000', newName: 'b' }, status: 401 },
  ],
})
