import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { numberInput } from '../../../stored-number'

export const call = defineCall({
  name: 'editor/version',
  summary: 'A document as one of its versions had it; saving that content restores it.',
  method: 'GET',
  path: '/api/editor/version',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey, version: numberInput() }),
  output: z.object({
    key: documentKey,
    version: z.int(),
    content: z.unknown(),
    at: z.string(),
    by: z.optional(z.string()),
    label: z.optional(z.string()),
  }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Version not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', version: 1 }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page', version: 1 }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page', version: 1 }, status: 401 },
  ],
})
