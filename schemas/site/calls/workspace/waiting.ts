import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/**
 * Something that waits for the caller. `entry` is the workspace's entry whose count it adds to, `to` the list that it
 * opens; a screen of the builder is a document of its own.
 */
export const waitingItem = z.object({
  id: z.string(),
  entry: z.optional(z.string()),
  count: z.int(),
  label: z.string(),
  detail: z.optional(z.string()),
  to: z.string(),
})

export const call = defineCall({
  name: 'workspace/waiting',
  summary: 'What waits for the caller at work, of every area: unread messages, new form responses, unpublished drafts.',
  method: 'GET',
  path: '/api/workspace/waiting',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ items: z.array(waitingItem) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
