import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'cms/categories',
  summary: "Categories with posts that the visitor may read, in the order of the editors and the visitor's language.",
  method: 'GET',
  path: '/api/cms/categories',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({}),
  output: z.object({
    categories: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        description: z.optional(z.string()),
        cover: z.optional(z.object({ asset: z.string() })),
        count: z.int(),
      }),
    ),
  }),
  examples: [{ input: {} }],
})
