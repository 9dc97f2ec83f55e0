import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { publicKey } from '../../entities/file-item'
import { shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'filemanager/download-external',
  summary:
    'The bytes of what a link shares: a file under its name, a folder as a zip. `item` names something within a shared folder. Counts as a download.',
  method: 'GET',
  path: '/filemanager/download_external/{shareCode}',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  resources: { shareCode: 'share_code', item: 'shared_item' },
  cache: 'private',
  limit: 120,
  input: z.strictObject({
    key: publicKey,
    shareCode: z.string().check(z.minLength(1), z.maxLength(64)),
    item: z.optional(z.string().check(z.maxLength(64))),
    visit: shareVisit,
  }),
  output: z.unknown(),
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'Failed to download file' },
    { status: 410, message: 'This link has expired.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [{ input: { shareCode: 'no-such-share' }, status: 404 }],
})
