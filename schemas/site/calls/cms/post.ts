import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workStates } from '../../../content/entities/post-states'
import { movedTo, postCard, postFull, subjectHead } from '../../entities/post'
import { locales } from '../../../layout/locale'

const neighbour = z.optional(z.object({ path: z.string(), title: z.string() }))

export const call = defineCall({
  name: 'cms/post',
  summary:
    "A published post by its slug, in the visitor's language, with what to read next. `moved` says where it is now, when its slug was another one or its category is.",
  method: 'GET',
  path: '/api/cms/post',
  access: 'guest',
  scope: 'site',
  resources: { slug: 'post' },
  cache: 'seconds',
  input: z.strictObject({
    slug: z.string().check(z.minLength(1), z.maxLength(200)),
    category: z.optional(z.string().check(z.maxLength(200))),
    /** A preview link's token: the newest draft. */
    preview: z.optional(z.string().check(z.maxLength(100))),
    related: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(4)), 3),
  }),
  output: z.object({
    post: postFull,
    related: z.array(postCard),
    /** Older and newer posts of the same category. */
    previous: neighbour,
    next: neighbour,
    /** For managers and admins only. */
    facts: z.optional(
      z.object({
        id: z.string(),
        status: z.string(),
        /** How far the newest draft has come. */
        work: z.optional(z.enum(workStates)),
        version: z.int(),
        languages: z.array(z.enum(locales)),
        words: z.int(),
      }),
    ),
    /** The site's feed, for the page's head. */
    feed: z.optional(z.string()),
    head: subjectHead,
    moved: z.optional(movedTo),
  }),
  errors: [{ status: 404, message: 'Page not found: {slug}' }],
  examples: [{ input: { slug: 'no-such-post' }, status: 404 }],
})
