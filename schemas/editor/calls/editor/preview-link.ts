import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { themeName } from '../../../layout/theme'

/**
 * The link shows the current drafts of these documents, as far as its maker may still edit them, and the site in the
 * draft of `theme` (which only admins may name). All else is as visitors see it.
 */
export const call = defineCall({
  name: 'editor/preview-link',
  summary: 'Makes a link that shows drafts to whoever has it, until it ends.',
  method: 'POST',
  path: '/api/editor/preview-link',
  access: 'manager',
  scope: 'site',
  resources: { 'keys[]': 'document', theme: 'theme' },
  audit: 'preview',
  cache: 'none',
  limit: 60,
  input: z
    .strictObject({
      keys: z.array(documentKey).check(z.maxLength(100)),
      theme: z.optional(themeName),
      hours: z._default(z.int().check(z.gte(1), z.lte(720)), 72),
    })
    .check(
      z.refine(({ keys, theme }) => keys.length > 0 || theme !== undefined, {
        path: ['keys'],
        message: 'Nothing to show.',
      }),
    ),
  output: z.object({
    /** A path of this site: the first page of the list, else the homepage. */
    address: z.string(),
    /** Names the link in `editor/preview-links`. */
    id: z.string(),
    endsAt: z.string(),
  }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'Page not found.' },
    { status: 404, message: 'Theme not found.' },
    { status: 409, message: 'This page is in the trash. Restore it before sharing.' },
    { status: 409, message: 'You have 100 preview links already. End one that nobody needs any more.' },
  ],
  examples: [
    { input: { keys: ['page:/no-such-page'] }, as: 'manager', status: 404 },
    { input: { keys: [], theme: 'academy' }, as: 'manager', status: 403 },
    { input: { keys: [], theme: 'no-such-theme' }, as: 'admin', status: 404 },
    { input: { keys: ['page:/'] }, as: 'user', status: 403 },
    { input: { keys: ['page:/'] }, status: 401 },
  ],
})
