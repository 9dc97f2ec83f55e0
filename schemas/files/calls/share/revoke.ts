import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { share, shareId } from '../../entities/share'

export const call = defineCall({
  name: 'share/revoke',
  summary: 'Ends a link for good, and every visit by it.',
  method: 'POST',
  path: '/api/share/revoke',
  access: 'user',
  scope: 'site',
  resources: { id: 'share' },
  audit: 'share-revoke',
  cache: 'none',
  input: z.strictObject({ id: shareId }),
  output: share,
  errors: [{ status: 404, message: 'Link not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
