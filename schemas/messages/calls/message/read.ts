import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { threadId } from '../../entities/message'

export const call = defineCall({
  name: 'message/read',
  summary: 'Says up to which message the caller has read a thread. What was read stays read.',
  method: 'POST',
  path: '/api/message/read',
  access: 'user',
  scope: 'site',
  resources: { id: 'thread' },
  cache: 'none',
  input: z.strictObject({ id: threadId, no: z.int().check(z.gte(0), z.lte(2_000_000_000)) }),
  output: z.object({ readNo: z.int() }),
  errors: [{ status: 404, message: 'Conversation not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', no: 1 }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', no: 1 }, status: 401 },
  ],
})
