import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { text } from '../../../layout/text'

/**
 * `failed` plans stay in the list until they are removed, because someone relied on them. `isStale`: the document was
 * changed since it was planned, which includes trashing and restoring it. `isLeftOut`: visitors have got something
 * newer since, or it was rolled back, and the plan leaves it alone. Among the documents `theme` means the theme, with
 * its title. Plans with a theme, or with pages that only admins may edit, are shown to admins only.
 */
export const call = defineCall({
  name: 'editor/scheduled',
  summary: 'Releases that are planned for a time to come, the next one first.',
  method: 'GET',
  path: '/api/editor/scheduled',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    publications: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        note: z.string(),
        status: z.enum(['waiting', 'failed']),
        by: z.optional(z.string()),
        plannedAt: z.string(),
        documents: z.array(
          z.object({
            key: z.string(),
            isStale: z.boolean(),
            isLeftOut: z.optional(z.boolean()),
            title: z.optional(text()),
          }),
        ),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'manager', output: { publications: [] } },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
