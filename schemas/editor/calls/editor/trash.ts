import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { text } from '../../../layout/text'

/** `linkedFrom`: what links to the page, at most twenty; those links will be broken. */
export const call = defineCall({
  name: 'editor/trash',
  summary: 'Puts a page into the trash; visitors lose it with the next release.',
  method: 'POST',
  path: '/api/editor/trash',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'trash',
  cache: 'none',
  input: z.strictObject({ key: documentKey }),
  output: z.object({
    trashedAt: z.string(),
    linkedFrom: z.optional(z.array(z.object({ key: z.string(), title: text() }))),
  }),
  errors: [
    { status: 403, message: 'This page has locked parts. Only an admin can move it to the trash.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'The site needs this page at this address, so it can’t be moved or deleted.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page' }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page' }, status: 401 },
    { input: { key: 'slot:header' }, as: 'manager', status: 409 },
  ],
})
