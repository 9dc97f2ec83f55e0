import * as z from 'zod/mini'
import { defineCall } from '../../../call'

const link = z.object({
  id: z.string(),
  keys: z.array(z.string()),
  /** Name of the theme it shows the site in. */ theme: z.optional(z.string()),
  by: z.optional(z.string()),
  isYours: z.boolean(),
  madeAt: z.string(),
  endsAt: z.string(),
})

/**
 * Active links, newest first, and in `over` up to twenty that ended within the last 30 days; a revoked one says when
 * (`endedAt`) and by whom. The addresses themselves cannot be listed: only their hashes are stored.
 */
export const call = defineCall({
  name: 'editor/preview-links',
  summary:
    'The links that show drafts at this moment: of which documents, by whom, and until when; and those that ended lately.',
  method: 'GET',
  path: '/api/editor/preview-links',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    links: z.array(link),
    over: z.array(z.extend(link, { endedAt: z.optional(z.string()), endedBy: z.optional(z.string()) })),
  }),
  examples: [
    { input: {}, as: 'manager', output: { links: [], over: [] } },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
