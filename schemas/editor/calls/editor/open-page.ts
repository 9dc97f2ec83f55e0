import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { pageOpen } from '../../../layout/page-open'
import { text } from '../../../layout/text'

/**
 * Sets when visitors see pages (`open`; null is always), in one release that changes nothing else of what is live, and
 * in the drafts. `before` is the previous setting of each page, for undo; there is no `release` when nothing changes
 * for visitors or they have none of the pages. `linkedFrom`: what links to pages that are not open now, at most twenty
 * each. If one page is refused, all are: `error.details.key` names it.
 */
export const call = defineCall({
  name: 'editor/open-page',
  summary:
    'Takes pages offline, puts them online, or says from when and until when visitors have them, without publishing what is being edited.',
  method: 'POST',
  path: '/api/editor/open-page',
  access: 'manager',
  scope: 'site',
  resources: { 'pages[].key': 'document' },
  audit: 'page-open',
  cache: 'none',
  input: z.strictObject({
    pages: z
      .array(z.strictObject({ key: documentKey, open: z.nullable(pageOpen) }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({
    /** The release that visitors see now. */
    release: z.optional(z.int()),
    pages: z.array(
      z.object({
        key: documentKey,
        before: z.nullable(pageOpen),
        /** Of the draft. */ version: z.int(),
        /** Visitors have no such page yet. */ unseen: z.optional(z.boolean()),
      }),
    ),
    linkedFrom: z.optional(z.array(z.object({ key: z.string(), title: text() }))),
  }),
  errors: [
    { status: 400, message: 'The end is before the start.' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 403, message: 'This page has locked parts. Only an admin can set when visitors can open it.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'The site needs this page, so it can’t be taken offline.' },
    { status: 409, message: 'The page is in the trash.' },
    { status: 410, message: 'This page has moved to a new address.' },
    { status: 422, message: 'The page can’t be read.' },
  ],
  examples: [
    { input: { pages: [{ key: 'page:/no-such-page', open: 'never' }] }, as: 'manager', status: 404 },
    { input: { pages: [{ key: 'page:/', open: 'never' }] }, as: 'manager', status: 409 },
    { input: { pages: [{ key: 'page:/no-such-page', open: 'never' }] }, as: 'user', status: 403 },
    { input: { pages: [{ key: 'page:/no-such-page', open: null }] }, status: 401 },
  ],
})
