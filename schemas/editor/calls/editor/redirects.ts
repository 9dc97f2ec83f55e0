import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { redirectEntry } from '../../entities/redirect'
import { numberInput } from '../../../stored-number'

/**
 * Sorted by address; at most 100, from offset `start`, and `next` continues. `q` is searched in both addresses. `count`
 * is the number of matches, `own` the number of all custom redirects. Redirects that wait for publishing and lead to a
 * page only a higher role may edit are left out.
 */
export const call = defineCall({
  name: 'editor/redirects',
  summary:
    'Every address of the site that leads elsewhere: those that were given, and those that pages had before they were renamed.',
  method: 'GET',
  path: '/api/editor/redirects',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ q: z.optional(z.string().check(z.maxLength(200))), start: z.optional(numberInput()) }),
  output: z.object({ redirects: z.array(redirectEntry), count: z.int(), own: z.int(), next: z.optional(z.int()) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: { q: 'nowhere' }, as: 'manager', output: { redirects: [], count: 0, own: 0 } },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
