import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/cancel-upload',
  summary: 'Gives up what a visitor was sending.',
  method: 'POST',
  path: '/api/share/cancel-upload',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', id: 'guest_upload' },
  cache: 'none',
  limit: 240,
  input: z.strictObject({
    code: shareCode,
    visit: shareVisit,
    /** The upload's id, or the name its sender gave it. */ id: itemId,
  }),
  output: z.object({}),
  errors: [
    { status: 403, message: 'This link doesn’t allow that.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [{ input: { code: 'no-such-share', id: '00000000-0000-4000-8000-000000000000' }, status: 404 }],
})
