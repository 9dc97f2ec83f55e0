import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { drive } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/empty-trash',
  summary: 'Removes all of a root that lies in its trash for good.',
  method: 'POST',
  path: '/api/files/empty-trash',
  access: 'user',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({ drive }),
  output: z.object({ removed: z.int() }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 403, message: 'You don’t have permission to do this.' },
  ],
  examples: [
    { input: { drive: 'mine' }, as: 'user' },
    { input: { drive: 'media' }, as: 'user', status: 404 },
    { input: { drive: 'organisation' }, as: 'user', status: 403 },
    { input: { drive: 'mine' }, status: 401 },
  ],
})
