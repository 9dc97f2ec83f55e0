import * as z from 'zod/mini'
import { defineCall } from '../../../call'

const texts = z.object({ th: z.optional(z.string()), en: z.optional(z.string()) })

export const call = defineCall({
  name: 'post/choices',
  summary:
    'What the writer and the desk choose from: categories, authors, tags and reviewers, also those without posts.',
  method: 'GET',
  path: '/api/post/choices',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    categories: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: texts,
        description: texts,
        cover: z.optional(z.string()),
        version: z.int(),
        /** Posts outside the trash, whatever their state. */
        count: z.int(),
      }),
    ),
    authors: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: texts,
        role: texts,
        bio: texts,
        portrait: z.optional(z.string()),
        links: z.array(z.object({ label: z.string(), to: z.string() })),
        version: z.int(),
      }),
    ),
    tags: z.array(z.object({ tag: z.string(), name: texts, count: z.int() })),
    reviewers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: [{ status: 403, message: 'You don’t have permission to do this.' }],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, status: 401 },
  ],
})
