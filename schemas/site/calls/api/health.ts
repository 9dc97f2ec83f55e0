import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'api/health',
  summary: 'Live: the process answers. Ready: the database answers too.',
  method: 'GET',
  path: '/api/health',
  access: 'guest',
  scope: 'platform',
  cache: 'none',
  boot: true,
  input: z.strictObject({ probe: z._default(z.enum(['live', 'ready']), 'ready') }),
  output: z.object({
    live: z.literal(true),
    ready: z.boolean(),
    database: z.enum(['pglite', 'postgresql']),
    build: z.string(),
    /** The longest that this gateway's event loop stood still in the last minute (ms). */
    worstDelayMs: z.int().check(z.gte(0)),
    /** Background jobs of all sites that are overdue, and that failed and wait for an admin. Absent when only live. */
    jobs: z.optional(z.object({ due: z.int(), dead: z.int() })),
  }),
  errors: [{ status: 503, message: 'The database does not answer.' }],
  examples: [{ input: {} }, { input: { probe: 'live' } }],
})
