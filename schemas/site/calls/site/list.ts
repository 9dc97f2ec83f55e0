import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteEntry, siteKey, siteStatus } from '../../entities/site'

/** `next` continues after the last; `counts` are of all sites, regardless of the search. */
export const call = defineCall({
  name: 'site/list',
  summary: 'The sites of this gateway by their keys, with those looked for by key, name or host name.',
  method: 'GET',
  path: '/api/site/list',
  access: 'admin',
  operator: true,
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    status: z.optional(siteStatus),
    cursor: z.optional(siteKey),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    sites: z.array(siteEntry),
    counts: z.object({ active: z.int(), disabled: z.int() }),
    next: z.optional(siteKey),
  }),
  examples: [
    { input: {}, as: 'admin' },
    { input: { q: 'no such site anywhere' }, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
