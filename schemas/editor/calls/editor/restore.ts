import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { pageAddress } from '../../entities/document'

export const call = defineCall({
  name: 'editor/restore',
  summary: 'Takes a page out of the trash, as it was.',
  method: 'POST',
  path: '/api/editor/restore',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'restore',
  cache: 'none',
  /** `path`: another address, for a page whose own one was taken meanwhile. */
  input: z.strictObject({ key: documentKey, path: z.optional(pageAddress) }),
  /** `key`: of the page by now, which differs when it got another address. */
  output: z.object({ key: documentKey, version: z.int() }),
  errors: [
    { status: 400, message: 'This address can’t be used.' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'Another page already uses this address.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page' }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page' }, status: 401 },
  ],
})
