import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/zip',
  summary:
    'An address that gives a shared folder, or what was chosen within it, as one zip, made while it is sent. Counts as one download.',
  method: 'POST',
  path: '/api/share/zip',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', 'items[]': 'shared_item' },
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    code: shareCode,
    visit: shareVisit,
    /** Everything when absent. */ items: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500)),
    ),
  }),
  output: z.object({ address: z.string(), name: z.string(), files: z.int(), size: z.int() }),
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
    { status: 422, message: 'Too many files for one zip.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [{ input: { code: 'no-such-share' }, status: 404 }],
})
