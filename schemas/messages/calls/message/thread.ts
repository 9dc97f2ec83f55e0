import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { correspondent, messageEntry, threadId } from '../../entities/message'

export const call = defineCall({
  name: 'message/thread',
  summary: 'One thread of the caller: its newest messages, or those before one, oldest first.',
  method: 'GET',
  path: '/api/message/thread',
  access: 'user',
  scope: 'site',
  resources: { id: 'thread' },
  cache: 'private',
  input: z.strictObject({
    id: threadId,
    /** The number of the oldest message already loaded; the answer holds older ones. */
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000_000_000))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 40),
  }),
  output: z.object({
    id: z.string(),
    kind: z.enum(['direct', 'notices']),
    person: z.optional(correspondent),
    /** Whether the caller may answer. */
    isOpen: z.boolean(),
    messages: z.array(messageEntry),
    /** The last message that the caller has read. */
    readNo: z.int(),
    hasOlder: z.boolean(),
  }),
  errors: [{ status: 404, message: 'Conversation not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
