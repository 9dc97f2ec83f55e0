import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { writtenAddress } from '../../entities/redirect'

/** The answer holds the removed redirect, so that it can be restored. */
export const call = defineCall({
  name: 'editor/remove-redirect',
  summary: 'Takes a redirect of one’s own away: its address leads nowhere from then on.',
  method: 'POST',
  path: '/api/editor/remove-redirect',
  access: 'manager',
  scope: 'site',
  resources: { from: 'redirect' },
  audit: 'redirect-remove',
  cache: 'none',
  input: z.strictObject({
    from: writtenAddress,
    /** Its target when it was read. */ to: z.optional(writtenAddress),
  }),
  output: z.object({ from: z.string(), to: z.string() }),
  errors: [
    { status: 404, message: 'Redirect not found.' },
    { status: 409, message: 'Someone else changed or removed this redirect while you were editing.' },
  ],
  examples: [
    { input: { from: '/no-such-address' }, as: 'manager', status: 404 },
    { input: { from: '/no-such-address' }, as: 'user', status: 403 },
    { input: { from: '/no-such-address' }, status: 401 },
  ],
})
