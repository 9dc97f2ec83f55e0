import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { folderId, publicKey } from '../../entities/file-item'

type Folder = { _id: string; name: string; children: Folder[] }
const folder: z.ZodMiniType<Folder> = z.lazy(() =>
  z.object({ _id: z.string(), name: z.string(), children: z.array(folder) }),
)

export const call = defineCall({
  name: 'filemanager/folder-structure',
  summary: 'The folders below a folder, as a tree.',
  method: 'GET',
  path: '/filemanager/folder_structure',
  access: 'guest',
  scope: 'site',
  resources: { parent: 'folder' },
  cache: 'private',
  input: z.strictObject({ key: publicKey, parent: z._default(folderId, 'mine') }),
  output: z.object({ status: z.boolean(), structure: z.array(folder) }),
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
