import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { numberInput } from '../../../stored-number'

export const call = defineCall({
  name: 'editor/page-release',
  summary: 'A document as one release had it, 0 for its original; saving that content brings it back alone.',
  method: 'GET',
  path: '/api/editor/page-release',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey, no: numberInput(0) }),
  output: z.object({ key: documentKey, content: z.unknown() }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Version not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', no: 1 }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page', no: 1 }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page', no: 1 }, status: 401 },
  ],
})
