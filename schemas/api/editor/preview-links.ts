import * as z from 'zod/mini'
import { defineCall } from '../../call'

/** Those that have not ended, the newest first. Their addresses are nowhere but with whoever has them. */
export const call = defineCall({
  name: 'editor/preview-links',
  summary: 'The links that show drafts at this moment: of which documents, by whom, and until when.',
  method: 'GET',
  path: '/api/editor/preview-links',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ links: z.array(z.object({ id: z.string(), keys: z.array(z.string()), /** Name of the theme that it shows the site in. */ theme: z.optional(z.string()), by: z.optional(z.string()), isYours: z.boolean(), madeAt: z.string(), endsAt: z.string() })) }),
  examples: [{ input: {}, as: 'manager', output: { links: [] } }, { input: {}, as: 'user', status: 403 }, { input: {}, status: 401 }],
})
