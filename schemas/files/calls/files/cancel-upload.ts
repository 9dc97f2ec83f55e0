import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/cancel-upload',
  summary: 'Gives an upload up; what was sent of it is removed.',
  method: 'POST',
  path: '/api/files/cancel-upload',
  access: 'user',
  scope: 'site',
  resources: { id: 'upload' },
  cache: 'none',
  input: z.strictObject({ /** The upload's id, or the name its sender gave it. */ id: itemId }),
  output: z.object({}),
  errors: [{ status: 404, message: 'Upload not found, or it has expired.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
