import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pagePasswordState } from '../../entities/page-password'
import { documentKey } from '../../../layout/document-key'

export const call = defineCall({
  name: 'editor/page-password',
  summary: 'Whether a page asks visitors for a password, since when, and who set it.',
  method: 'GET',
  path: '/api/editor/page-password',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey }),
  output: pagePasswordState,
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
