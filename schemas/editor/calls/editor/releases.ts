import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { releasedDocument } from '../../entities/release'
import { numberInput } from '../../../stored-number'

/**
 * At most 200, the newest or those `before` a number; `next` continues after the last. `keys` are the documents that
 * the release changed; a site's first release has none. `documents` says what became of each, `backTo` which earlier
 * release it restores.
 */
export const call = defineCall({
  name: 'editor/releases',
  summary: "The site's releases, newest first: who published what and when.",
  method: 'GET',
  path: '/api/editor/releases',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ before: z.optional(numberInput()) }),
  output: z.object({
    releases: z.array(
      z.object({
        no: z.int(),
        at: z.string(),
        by: z.optional(z.string()),
        note: z.string(),
        isLive: z.boolean(),
        keys: z.array(z.string()),
        documents: z.array(releasedDocument),
        backTo: z.optional(z.int()),
      }),
    ),
    next: z.optional(z.int()),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
