import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { purgeRefusals } from '../../entities/purge'
import { documentKey } from '../../../layout/document-key'
import { text } from '../../../layout/text'

/**
 * Refused like `editor/purge`. `releases` are those that show it and therefore keep it; `usedBy` is what links to the
 * page or shows the section, at most twenty.
 */
export const call = defineCall({
  name: 'editor/purge-check',
  summary: 'What would go if a page or section in the trash were deleted for good.',
  method: 'GET',
  path: '/api/editor/purge-check',
  access: 'admin',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey }),
  output: z.object({
    version: z.int(),
    versions: z.int(),
    /** The theme has the page too; that one stays. */
    isThemes: z.boolean(),
    releases: z.object({ count: z.int(), newest: z.optional(z.int()) }),
    usedBy: z.array(z.object({ key: z.string(), title: text() })),
  }),
  errors: purgeRefusals,
  examples: [
    { input: { key: 'page:/no-such-page' }, as: 'admin', status: 404 },
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 403 },
    { input: { key: 'page:/no-such-page' }, status: 401 },
    { input: { key: 'slot:header' }, as: 'admin', status: 409 },
  ],
})
