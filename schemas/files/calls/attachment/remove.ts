import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownAttachment } from '../../entities/attachment'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'attachment/remove',
  summary: 'Removes a file from its row. It can be restored for a day; one that no row has yet is gone at once.',
  method: 'POST',
  path: '/api/attachment/remove',
  access: 'user',
  scope: 'site',
  resources: { id: 'attachment' },
  cache: 'none',
  input: z.strictObject({ id: itemId }),
  output: z.object({ id: z.string() }),
  errors: [unknownAttachment],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
