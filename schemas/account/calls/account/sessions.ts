import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { sessionVia } from '../../entities/session'

export const call = defineCall({
  name: 'account/sessions',
  summary: 'Where a person is signed in, newest activity first.',
  method: 'GET',
  path: '/account/sessions',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        userAgent: z.string(),
        address: z.string(),
        via: sessionVia,
        startedAt: z.string(),
        lastActiveAt: z.string(),
        impersonator: z.optional(z.string()),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
