import * as z from 'zod/mini'
import { monthInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { movedTo, postCard, subjectHead } from '../../entities/post'

const slug = z.string().check(z.minLength(1), z.maxLength(200))

export const call = defineCall({
  name: 'cms/posts',
  summary:
    "Published posts, newest first, in the visitor's language; by category, tag, author, month or words. `next` goes on from the last.",
  method: 'GET',
  path: '/api/cms/posts',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({
    // An address may hold something that is no slug; that is an unknown category, not a caller's mistake.
    category: z.optional(z.string().check(z.maxLength(200))),
    tag: z.optional(z.string().check(z.maxLength(60))),
    /** An author's slug. */
    author: z.optional(z.string().check(z.maxLength(80))),
    /** Of publication, in the site's time zone: `2026-11`. */
    month: z.optional(monthInput()),
    featured: z.optional(z.union([z.boolean(), z.stringbool()])),
    q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(48)), 12),
    /** The category is the page's subject: it must have posts, and the answer names it. */
    subject: z.optional(z.union([z.boolean(), z.stringbool()])),
  }),
  output: z.object({
    posts: z.array(postCard),
    next: z.optional(z.string()),
    category: z.optional(z.object({ slug, name: z.string(), description: z.optional(z.string()), count: z.int() })),
    /** The site's feed, for the page's head. */
    feed: z.optional(z.string()),
    head: z.optional(subjectHead),
    /** Where the category is now, when its slug was another one. */
    moved: z.optional(movedTo),
  }),
  errors: [
    { status: 404, message: 'Page not found: {category}' },
    { status: 400, message: 'The list cannot go on from there.' },
  ],
  examples: [
    { input: {} },
    { input: { category: 'no-such-category', subject: true }, status: 404 },
    { input: { cursor: 'broken' }, status: 400 },
  ],
})
