import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'

/**
 * `base` is the version to discard: where there is a newer one, nothing is done. Without it the newest is discarded.
 */
export const call = defineCall({
  name: 'editor/revert',
  summary: "Makes a document the theme's again, in a version of its own.",
  method: 'POST',
  path: '/api/editor/revert',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'revert',
  cache: 'none',
  input: z.strictObject({ key: documentKey, base: z.optional(z.int().check(z.gte(0))) }),
  output: z.object({ version: z.int() }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'The theme has no version of this page to go back to.' },
    { status: 409, message: 'Someone else changed this page while you were editing.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page' }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page' }, status: 401 },
    { input: { key: 'slot:footer' }, as: 'manager', output: { version: 0 } },
    { input: { key: 'slot:footer', base: 7 }, as: 'manager', status: 409 },
  ],
})
