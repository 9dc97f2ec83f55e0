import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pagePasswordState } from '../../entities/page-password'
import { documentKey } from '../../../layout/document-key'

/**
 * The page is open at once. For an hour the same password can be restored (`isBack`), though no one knows it any more;
 * visitors who had entered it then have access again.
 */
export const call = defineCall({
  name: 'editor/remove-page-password',
  summary: 'Takes the password from a page, or gives it back.',
  method: 'POST',
  path: '/api/editor/remove-page-password',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'page-password',
  cache: 'none',
  input: z.strictObject({ key: documentKey, seen: z.int().check(z.gte(0)), isBack: z.optional(z.boolean()) }),
  output: pagePasswordState,
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'Someone else changed this page’s password while you were editing.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', seen: 1 }, as: 'manager', status: 404 },
    { input: { key: 'page:/', seen: 1000 }, as: 'manager', status: 409 },
    { input: { key: 'page:/', seen: 1 }, as: 'user', status: 403 },
    { input: { key: 'page:/', seen: 1 }, status: 401 },
  ],
})
