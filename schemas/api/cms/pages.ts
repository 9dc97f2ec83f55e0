import * as z from 'zod/mini'
import { defineCall } from '../../call'

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
    /** Those below these, too. */
    deep: z._default(z.union([z.boolean(), z.stringbool()]), false),
    /** These and no others; of one that there is not, nothing is said. */
    paths: z.optional(z.union([path, z.array(path).check(z.maxLength(24))])),
    /** The page that asks, which does not list itself. */
    except: z.optional(z.string().check(z.maxLength(2000))),
    /** `given` is the order of `paths`; elsewhere that of the addresses. `newest` are the last published first. */
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
