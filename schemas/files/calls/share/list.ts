import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { share, shareStates } from '../../entities/share'

export const call = defineCall({
  name: 'share/list',
  summary:
    "The caller's links, newest first: those that open something, or those that no longer do. Managers may see everybody's of what the site's people share.",
  method: 'GET',
  path: '/api/share/list',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    which: z._default(z.enum(['active', 'ended']), 'active'),
    /** `site` is for managers: links to the organisation's files and the media library, made by anyone. */
    whose: z._default(z.enum(['mine', 'site']), 'mine'),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    shares: z.array(share),
    total: z.int(),
    /** Counts of all the caller's links, by state. */ counts: z.record(z.enum(shareStates), z.int()),
  }),
  errors: [{ status: 403, message: 'You don’t have permission to do this.' }],
  examples: [
    {
      input: {},
      as: 'user',
      output: { shares: [], total: 0, counts: { active: 0, off: 0, expired: 0, exhausted: 0, revoked: 0 } },
    },
    { input: { which: 'ended', whose: 'site' }, as: 'manager' },
    { input: {}, status: 401 },
  ],
})
