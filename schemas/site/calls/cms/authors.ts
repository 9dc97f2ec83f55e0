import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'cms/authors',
  summary: "Authors of posts that the visitor may read, by name, in the visitor's language.",
  method: 'GET',
  path: '/api/cms/authors',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({}),
  output: z.object({
    authors: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        role: z.optional(z.string()),
        bio: z.optional(z.string()),
        portrait: z.optional(z.object({ asset: z.string() })),
        links: z.array(z.object({ label: z.string(), to: z.string() })),
        count: z.int(),
      }),
    ),
  }),
  examples: [{ input: {} }],
})
