import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { share, shareId } from '../../entities/share'

export const call = defineCall({
  name: 'share/reset',
  summary: 'Gives a share a new code: the link that there was opens nothing any more, downloads are counted anew.',
  method: 'POST',
  path: '/api/share/reset',
  access: 'user',
  scope: 'site',
  resources: { id: 'share' },
  audit: 'share-reset',
  cache: 'none',
  input: z.strictObject({ id: shareId }),
  output: share,
  errors: [{ status: 404, message: 'Link not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
