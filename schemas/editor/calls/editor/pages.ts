import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentEntry } from '../../entities/document'

/**
 * `others`: patterns where visitors get something besides the pages listed: redirects, and pages that only a higher
 * role may edit.
 */
export const call = defineCall({
  name: 'editor/pages',
  summary:
    'Every page of the site with its header, subheader and footer: where each comes from and whether it was changed since the last release.',
  method: 'GET',
  path: '/api/editor/pages',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ documents: z.array(documentEntry), others: z.optional(z.array(z.string())) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
