import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { exportStates } from '../../entities/export-file'
import { documentKey } from '../../../layout/document-key'

/**
 * JSON, or a zip archive where the documents name uploads: an `exportFile` either way. Sections that the documents show
 * are included.
 */
export const call = defineCall({
  name: 'transfer/export-documents',
  summary: 'Chosen pages, parts of the frame and sections as a file, with the uploads that they show.',
  method: 'POST',
  path: '/api/transfer/export-documents',
  access: 'manager',
  scope: 'site',
  resources: { 'keys[]': 'document' },
  audit: 'export',
  cache: 'none',
  answer: 'stream',
  limit: 30,
  input: z.strictObject({
    keys: z.array(documentKey).check(z.minLength(1), z.maxLength(1000)),
    state: z._default(z.enum(exportStates), 'draft'),
  }),
  output: z.string(),
  errors: [
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'Visitors don’t see any of this yet.' },
    { status: 410, message: 'This page has moved to a new address.' },
    { status: 413, message: 'The total is more than one file can contain ({most} MB). Choose fewer pages.' },
  ],
  examples: [
    { input: { keys: ['page:/about'] }, as: 'manager' },
    { input: { keys: ['page:/', 'slot:header'], state: 'live' }, as: 'admin' },
    { input: { keys: ['page:/no-such-page'] }, as: 'manager', status: 404 },
    { input: { keys: ['page:/'] }, as: 'user', status: 403 },
    { input: { keys: ['page:/'] }, status: 401 },
  ],
})
