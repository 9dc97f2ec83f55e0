import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { folderId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/make-folders',
  summary: 'Makes folders by their paths below a folder, as an upload does of those that it came in: what is there already is left as it is. For folders that come with nothing in them.',
  method: 'POST',
  path: '/api/files/make-folders',
  access: 'user',
  scope: 'site',
  resource: { input: 'parent', of: 'folder' },
  cache: 'none',
  input: z.strictObject({ parent: z._default(folderId, 'mine'), /** `Trip/Day 1`. */ paths: z.array(z.string().check(z.minLength(1), z.maxLength(4000))).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ /** The folders, in the order of the paths. */ ids: z.array(z.string()) }),
  errors: [
    { status: 403, message: 'You may not do this.' },
    { status: 404, message: 'There is no such file or folder.' },
    { status: 409, message: 'There is already a file with this name.' },
  ],
  examples: [
    { input: { paths: ['ทริป/วันแรก', 'ทริป/วันที่สอง'] }, as: 'user' },
    { input: { paths: ['Trip'], parent: 'media' }, as: 'user', status: 404 },
    { input: { paths: ['Trip'] }, status: 401 },
  ],
})
