import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pagePattern } from '../../entities/page-pattern'

/**
 * Those of the site's theme, then those of its parent packs. Patterns that the caller's role may not use are left out.
 */
export const call = defineCall({
  name: 'editor/patterns',
  summary: 'Ready-made sections that can be put on any page, from the theme of the site.',
  method: 'GET',
  path: '/api/editor/patterns',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ patterns: z.array(pagePattern) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
