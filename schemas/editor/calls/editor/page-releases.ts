import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { storedNumber } from '../../../stored-number'

/**
 * Every release that changed what visitors have of the document, also under its former addresses; last the original:
 * the theme's, under number 0. Without those that the caller could not have edited. `isGone`: the release took it away.
 */
export const call = defineCall({
  name: 'editor/page-releases',
  summary: 'The releases of one document, newest first, and its original.',
  method: 'GET',
  path: '/api/editor/page-releases',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey }),
  output: z.object({
    releases: z.array(
      z.object({
        no: storedNumber(0),
        at: z.optional(z.string()),
        by: z.optional(z.string()),
        note: z.optional(z.string()),
        isLive: z.optional(z.boolean()),
        isGone: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page' }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page' }, status: 401 },
  ],
})
