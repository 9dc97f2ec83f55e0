import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/**
 * In drafts of pages, parts of the frame, menus and sections, not counting the trash and what only a higher role may
 * edit.
 */
export const call = defineCall({
  name: 'editor/used-blocks',
  summary: 'Which types of blocks stand on the site, and how often.',
  method: 'GET',
  path: '/api/editor/used-blocks',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    types: z.array(z.object({ type: z.string(), blocks: z.int(), /** Number of documents. */ documents: z.int() })),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
