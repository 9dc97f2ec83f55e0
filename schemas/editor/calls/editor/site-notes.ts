import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteNote } from '../../entities/note'

/**
 * The newest entries first, of documents that the caller may open and that are not in the trash; `left` is the number
 * of older ones omitted.
 */
export const call = defineCall({
  name: 'editor/site-notes',
  summary: 'The notes on all pages and parts of the site, settled ones among them.',
  method: 'GET',
  path: '/api/editor/site-notes',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ notes: z.array(siteNote), left: z.int() }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
