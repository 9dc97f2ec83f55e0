import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'files/saved',
  summary:
    'What has become of what an address of `files/save` or `files/zip` gives: not begun, on its way, sent to its end, or failed on the way.',
  method: 'GET',
  path: '/api/files/saved/{ticket}',
  access: 'user',
  scope: 'site',
  resources: { ticket: 'own_ticket' },
  cache: 'none',
  input: z.strictObject({
    /** The last segment of the address. */ ticket: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({ state: z.enum(['waiting', 'begun', 'ended', 'failed']) }),
  errors: [{ status: 404, message: 'This address has expired. Please start the download again.' }],
  examples: [
    { input: { ticket: 'no-such-ticket' }, as: 'user', status: 404 },
    { input: { ticket: 'no-such-ticket' }, status: 401 },
  ],
})
