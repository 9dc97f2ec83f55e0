import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'

/**
 * `to`: the note being answered, which may be visible to fewer people than its document. E-mail addresses are never
 * returned; people without a name are not listed.
 */
export const call = defineCall({
  name: 'editor/note-people',
  summary: 'Who can be named in a note on a document: everybody else who may read it.',
  method: 'GET',
  path: '/api/editor/note-people',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document', to: 'note' },
  cache: 'private',
  input: z.strictObject({ key: documentKey, to: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 404, message: 'Note not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/' }, as: 'manager' },
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/' }, as: 'user', status: 403 },
    { input: { key: 'page:/' }, status: 401 },
  ],
})
