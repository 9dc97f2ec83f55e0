import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'cms/archive',
  summary: "Months and tags of posts that the visitor may read, with their counts, in the visitor's language.",
  method: 'GET',
  path: '/api/cms/archive',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({
    /** Of one category alone. */
    category: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({
    /** Of publication in the site's time zone, the newest first. */
    months: z.array(z.object({ month: z.string(), count: z.int() })),
    /** The most used first. */
    tags: z.array(z.object({ tag: z.string(), name: z.string(), count: z.int() })),
  }),
  examples: [{ input: {} }, { input: { category: 'no-such-category' } }],
})
