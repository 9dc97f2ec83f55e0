import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxWaitSeconds } from '../../entities/message'

/**
 * Held open until the caller's messages change: `revision` then differs from `since`. Without `since`, or with zero
 * seconds to wait, it answers at once. It does not count as activity of the person, and ends with their session.
 */
export const call = defineCall({
  name: 'message/updates',
  summary:
    "How many messages are unread, as soon as it is another number than the caller knows of, or something else changed in the caller's threads.",
  method: 'GET',
  path: '/api/message/updates',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    since: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    seconds: z._default(z.coerce.number().check(z.gte(0), z.lte(maxWaitSeconds)), maxWaitSeconds),
  }),
  output: z.object({ revision: z.int(), unread: z.int() }),
  examples: [
    { input: {}, as: 'user' },
    { input: { since: 0, seconds: 0 }, as: 'manager' },
    { input: {}, status: 401 },
  ],
})
