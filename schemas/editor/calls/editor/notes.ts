import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { noteThread } from '../../entities/note'
import { documentKey } from '../../../layout/document-key'

/** Oldest first, resolved ones included. Notes are about the draft and not part of it; visitors get none. */
export const call = defineCall({
  name: 'editor/notes',
  summary: 'What the people who edit a document have noted on it for each other.',
  method: 'GET',
  path: '/api/editor/notes',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey }),
  output: z.object({
    notes: z.array(noteThread),
    /** Number of the caller's own threads on other documents with something new. */
    elsewhere: z.int(),
    /** False where the gateway has no mail server, so no one is notified by mail. */
    sends: z.boolean(),
  }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/' }, as: 'manager' },
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/' }, as: 'user', status: 403 },
    { input: { key: 'page:/' }, status: 401 },
  ],
})
