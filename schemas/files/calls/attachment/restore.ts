import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownAttachment } from '../../entities/attachment'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'attachment/restore',
  summary: 'Brings back a file that was removed from its row in the last day.',
  method: 'POST',
  path: '/api/attachment/restore',
  access: 'user',
  scope: 'site',
  resources: { id: 'attachment' },
  cache: 'none',
  input: z.strictObject({ id: itemId }),
  output: z.object({ id: z.string() }),
  errors: [unknownAttachment, { status: 422, message: 'Up to 20 files can be added here.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
