import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { locales } from '../../../layout/locale'

/** Kind of a result, shown in the list. */
export const searchKinds = ['page', 'post', 'product', 'course', 'event'] as const

/**
 * Finds what the visitor's role may open, best match first. `excerpt` is plain text around the matches; at most 30
 * results.
 */
export const call = defineCall({
  name: 'cms/search',
  summary: "Pages, posts and other places of the site that hold the visitor's words.",
  method: 'GET',
  path: '/api/cms/search',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 120,
  input: z.strictObject({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    lang: z.optional(z.enum(locales)),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(30))),
  }),
  output: z.object({
    results: z.array(z.object({ title: z.string(), path: z.string(), excerpt: z.string(), kind: z.enum(searchKinds) })),
  }),
  errors: [{ status: 500, message: 'Failed to perform search' }],
  examples: [{ input: { q: 'no such words anywhere' }, output: { results: [] } }],
})
