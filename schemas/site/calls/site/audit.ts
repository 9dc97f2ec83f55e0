import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey } from '../../entities/site'

/** The operator's own audit log; a site's admins find the same in theirs. `next` continues after the last. */
export const call = defineCall({
  name: 'site/audit',
  summary: 'What the operator’s admins did to a site, newest first, with what was before and after.',
  method: 'GET',
  path: '/api/site/audit',
  access: 'admin',
  operator: true,
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    id: siteKey,
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.optional(z.string()),
        action: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    next: z.optional(z.string()),
  }),
  errors: [{ status: 400, message: 'The list cannot go on from there.' }],
  examples: [
    { input: { id: 'academy' }, as: 'admin' },
    { input: { id: 'academy', cursor: 'broken' }, as: 'admin', status: 400 },
    { input: { id: 'academy' }, as: 'manager', status: 403 },
    { input: { id: 'academy' }, status: 401 },
  ],
})
