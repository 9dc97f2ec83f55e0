import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pageAddress } from '../../entities/document'
import { documentKey } from '../../../layout/document-key'
import { limits } from '../../../layout/limits'
import { text } from '../../../layout/text'

/**
 * The page is blank, a copy of another page's draft (`from`), or made from a template (`content`: a page whose path and
 * title are replaced).
 */
export const call = defineCall({
  name: 'editor/create',
  summary: 'Makes a page at an address that is free: blank, as a copy or from a template.',
  method: 'POST',
  path: '/api/editor/create',
  access: 'manager',
  scope: 'site',
  resources: { from: 'document' },
  audit: 'create',
  cache: 'none',
  bytes: limits.bytes + 64 * 1024,
  input: z.strictObject({
    path: pageAddress,
    title: text(),
    from: z._default(z.union([z.literal('blank'), documentKey]), 'blank'),
    content: z.optional(z.unknown()),
  }),
  output: z.object({ key: documentKey, version: z.int() }),
  errors: [
    { status: 400, message: 'Use words, digits and hyphens between slashes, such as /about-us.' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'Another page already uses this address.' },
    { status: 422, message: 'The page can’t be read: {problem}' },
  ],
  examples: [
    { input: { path: '/', title: 'A second home' }, as: 'manager', status: 409 },
    { input: { path: '/api/mine', title: 'Mine' }, as: 'manager', status: 400 },
    { input: { path: '/copy-of-nothing', title: 'A copy', from: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { path: '/mine', title: 'Mine' }, as: 'user', status: 403 },
    { input: { path: '/mine', title: 'Mine' }, status: 401 },
  ],
})
