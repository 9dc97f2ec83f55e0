import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { folderId, folderPaths } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/make-folders',
  summary:
    'Makes folders by their paths below a folder, as an upload does of those that it came in: what is there already is left as it is. For folders that come with nothing in them. They are made some at a time: where one is refused, those before it may be there.',
  method: 'POST',
  path: '/api/files/make-folders',
  access: 'user',
  scope: 'site',
  resources: { parent: 'folder' },
  audit: 'file-folder',
  cache: 'none',
  limit: 60,
  input: z.strictObject({ parent: z._default(folderId, 'mine'), paths: folderPaths }),
  output: z.object({ /** The folders, in the order of the paths. */ ids: z.array(z.string()) }),
  errors: [
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'A file with this name already exists.' },
    { status: 409, message: 'Folders can be nested up to 60 levels deep.' },
  ],
  examples: [
    { input: { paths: ['ทริป/วันแรก', 'ทริป/วันที่สอง'] }, as: 'user' },
    { input: { paths: ['Trip'], parent: 'media' }, as: 'user', status: 404 },
    { input: { paths: ['Trip'] }, status: 401 },
  ],
})
