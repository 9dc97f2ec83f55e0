import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pageAddress } from '../../entities/document'
import { documentKey } from '../../../layout/document-key'

export const call = defineCall({
  name: 'editor/rename',
  summary: 'Gives a page another address; the old one leads there from the next release on.',
  method: 'POST',
  path: '/api/editor/rename',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'rename',
  cache: 'none',
  input: z.strictObject({ key: documentKey, path: pageAddress }),
  output: z.object({ key: documentKey, version: z.int() }),
  errors: [
    { status: 400, message: 'The new address must have the same parameters as the old one: {names}' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'Another page already uses this address.' },
    { status: 409, message: 'The site needs this page at this address, so it can’t be moved or deleted.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', path: '/elsewhere' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page', path: '/elsewhere' }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page', path: '/elsewhere' }, status: 401 },
    { input: { key: 'page:/', path: '/home' }, as: 'manager', status: 409 },
  ],
})
