import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/**
 * `ids` names the last entry seen of each thread, so that later ones stay new. An impersonator's reading does not mark
 * anything as seen.
 */
export const call = defineCall({
  name: 'editor/see-notes',
  summary: 'Says that the signed-in person has seen notes: they are not new to them any more.',
  method: 'POST',
  path: '/api/editor/see-notes',
  access: 'manager',
  scope: 'site',
  resources: { 'ids[]': 'note' },
  // What someone has read is private.
  audit: false,
  unrecorded: true,
  cache: 'none',
  input: z.strictObject({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)) }),
  /** Number of threads. */
  output: z.object({ seen: z.int() }),
  examples: [
    { input: { ids: ['no-such-note'] }, as: 'manager', output: { seen: 0 } },
    { input: { ids: ['no-such-note'] }, as: 'user', status: 403 },
    { input: { ids: ['no-such-note'] }, status: 401 },
  ],
})
