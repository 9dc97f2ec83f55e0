import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'
import { share } from '../../entities/share'

export const call = defineCall({
  name: 'share/of-item',
  summary: 'The share of a file or folder, for whoever may share it; null where there was none yet.',
  method: 'GET',
  path: '/api/share/of-item/{itemId}',
  access: 'user',
  scope: 'site',
  resources: { itemId: 'item' },
  cache: 'private',
  input: z.strictObject({ itemId }),
  output: z.object({ share: z.nullable(share) }),
  errors: [{ status: 404, message: 'File or folder not found.' }],
  examples: [
    { input: { itemId: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { itemId: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
