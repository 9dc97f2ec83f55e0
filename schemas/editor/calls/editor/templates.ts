import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pageTemplate } from '../../entities/page-template'

/**
 * Those of the site's theme, then those of its parent packs. Patterns that the caller's role may not use are left out.
 */
export const call = defineCall({
  name: 'editor/templates',
  summary: 'Whole pages that a new page can begin with, from the theme of the site.',
  method: 'GET',
  path: '/api/editor/templates',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ templates: z.array(pageTemplate) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
