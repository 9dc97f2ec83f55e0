import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { drive, storageUse } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/usage',
  summary: 'How much room the files of a root take, and how much there is.',
  method: 'GET',
  path: '/api/files/usage',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ drive: z._default(drive, 'mine') }),
  output: storageUse,
  errors: [{ status: 404, message: 'File or folder not found.' }],
  examples: [
    { input: {}, as: 'user' },
    { input: { drive: 'media' }, as: 'user', status: 404 },
    { input: {}, status: 401 },
  ],
})
