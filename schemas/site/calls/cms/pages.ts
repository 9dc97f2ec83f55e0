import * as z from 'zod/mini'
import { defineCall } from '../../../call'

const path = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000))

export const call = defineCall({
  name: 'cms/pages',
  summary:
    'Pages that the visitor may open, in their language: those below an address, or those that are named. None that asks not to be found.',
  method: 'GET',
  path: '/api/cms/pages',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  input: z.strictObject({
    below: z.optional(path),
    /** Includes all descendants. */
    deep: z._default(z.union([z.boolean(), z.stringbool()]), false),
    /** Only these; unknown paths are silently ignored. */
    paths: z.optional(z.union([path, z.array(path).check(z.maxLength(24))])),
    /** The page that asks; it does not list itself. */
    except: z.optional(z.string().check(z.maxLength(2000))),
    /**
     * `given` is the order of `paths`, or of the addresses where there are none. `newest` lists the last published
     * first.
     */
    sort: z._default(z.enum(['title', 'given', 'newest']), 'title'),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(48)), 12),
  }),
  output: z.object({
    pages: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        description: z.optional(z.string()),
        image: z.optional(z.object({ asset: z.string(), focus: z.optional(z.tuple([z.number(), z.number()])) })),
      }),
    ),
  }),
  examples: [
    { input: { below: '/no-such-page' }, output: { pages: [] } },
    { input: { paths: ['/no-such-page'] }, output: { pages: [] } },
  ],
})
