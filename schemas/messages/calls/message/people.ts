import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { correspondent } from '../../entities/message'

export const call = defineCall({
  name: 'message/people',
  summary: 'Whom the caller may write to, by name: members the staff of the site, staff everybody.',
  method: 'GET',
  path: '/api/message/people',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  /** `thread`: the existing conversation, if any. */
  output: z.object({
    people: z.array(z.extend(correspondent, { thread: z.optional(z.string()) })),
    isMore: z.boolean(),
  }),
  examples: [
    { input: {}, as: 'user' },
    { input: { q: 'a' }, as: 'manager' },
    { input: {}, status: 401 },
  ],
})
