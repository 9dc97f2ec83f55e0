import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { threadEntry } from '../../entities/message'

export const call = defineCall({
  name: 'message/threads',
  summary: "The caller's threads, the newest first, each with its last message and how many are unread.",
  method: 'GET',
  path: '/api/message/threads',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  output: z.object({ threads: z.array(threadEntry), next: z.optional(z.string()) }),
  errors: [{ status: 400, message: 'The list cannot go on from there.' }],
  examples: [
    { input: {}, as: 'user' },
    { input: { cursor: 'broken' }, as: 'user', status: 400 },
    { input: {}, status: 401 },
  ],
})
