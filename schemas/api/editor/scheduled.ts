import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { text } from '../../layout/text'

/** `failed` ones stay in the list until they are taken away: somebody counted on them. `isStale`: the document was changed since it was planned, put into the trash or taken out of it among that. `isLeftOut`: visitors were given something newer since, or it was taken back, and the plan leaves that as it is. Among the documents `theme` stands for the look, with what its theme is called. Plans with it, or with pages that only admins may edit, are shown to admins alone. */
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
