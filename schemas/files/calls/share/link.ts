import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/link',
  summary:
    'An address for the browser itself that gives one shared file for some minutes, and no longer than the share holds. To save it counts as a download; to look at it does not, and is not to be had where downloads are counted.',
  method: 'POST',
  path: '/api/share/link',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', item: 'shared_item' },
  cache: 'none',
  limit: 240,
  input: z.strictObject({
    code: shareCode,
    visit: shareVisit,
    item: z.optional(z.string().check(z.maxLength(64))),
    for: z.enum(['preview', 'save']),
  }),
  output: z.object({ address: z.string(), mimetype: z.string(), endsAt: z.string() }),
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
    { status: 422, message: 'Folders are downloaded as a zip.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [{ input: { code: 'no-such-share', for: 'save' }, status: 404 }],
})
