import * as z from 'zod/mini'
import { defineCall } from '../../call'

/** At most the 200 newest. `keys` are the documents that the release changed; the first release of a site has none. */
export const call = defineCall({
  name: 'editor/releases',
  summary: "The site's releases, newest first: who published what and when.",
  method: 'GET',
  path: '/api/editor/releases',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ releases: z.array(z.object({ no: z.int(), at: z.string(), by: z.optional(z.string()), note: z.string(), isLive: z.boolean(), keys: z.array(z.string()) })) }),
  examples: [{ input: {}, as: 'manager' }, { input: {}, as: 'user', status: 403 }, { input: {}, status: 401 }],
})
