import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/**
 * Drafts of pages by path. Pages with neither an anchor nor a form are left out, and those that only a higher role may
 * edit.
 */
export const call = defineCall({
  name: 'editor/link-targets',
  summary:
    'What the site’s pages hold that links and fields can name: anchors, and forms by the names that their answers are kept under.',
  method: 'GET',
  path: '/api/editor/link-targets',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    pages: z.array(z.object({ path: z.string(), anchors: z.array(z.string()), forms: z.array(z.string()) })),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
