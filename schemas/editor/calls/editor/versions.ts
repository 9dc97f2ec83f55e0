import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { numberInput } from '../../../stored-number'

/**
 * At most 200, the newest or those `before` a version; `next` continues after the last. Without those that the caller
 * could not have edited. `isTheme`: the version gave the document back to the theme.
 */
export const call = defineCall({
  name: 'editor/versions',
  summary: "A document's versions, newest first.",
  method: 'GET',
  path: '/api/editor/versions',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey, before: z.optional(numberInput()) }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        at: z.string(),
        by: z.optional(z.string()),
        label: z.optional(z.string()),
        isTheme: z.boolean(),
      }),
    ),
    next: z.optional(z.int()),
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
