import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { folderId } from '../../entities/file-item'
import { mediaItem, mediaKinds } from '../../entities/media-item'

export const call = defineCall({
  name: 'media/list',
  summary: "The site's uploaded pictures and files, newest first.",
  method: 'GET',
  path: '/api/media/list',
  access: 'manager',
  scope: 'site',
  resources: { folder: 'folder' },
  cache: 'private',
  input: z.strictObject({
    /** Search terms for the name or the alternative text; all must match. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Kinds separated by commas; all when absent. */
    kinds: z.optional(
      z.string().check(z.regex(new RegExp(`^(?:${mediaKinds.join('|')})(?:,(?:${mediaKinds.join('|')}))*$`))),
    ),
    /** Lists the trash instead of the live items. */
    trashed: z._default(z.stringbool(), false),
    /** Only items that nothing shows: no live page, draft, theme in progress or scheduled release. */
    unused: z._default(z.stringbool(), false),
    /** Only pictures without alternative text in one of the site's languages. */
    untold: z._default(z.stringbool(), false),
    /** A folder of the library, or `media` for its root: only its direct items. The whole library when absent. */
    folder: z.optional(folderId),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 40),
  }),
  output: z.object({ items: z.array(mediaItem), next: z.optional(z.string()) }),
  errors: [
    { status: 400, message: 'The list cannot go on from there.' },
    { status: 404, message: 'File or folder not found.' },
  ],
  examples: [
    { input: {}, as: 'manager', output: { items: [] } },
    { input: { q: 'แมว', kinds: 'picture,video', trashed: 'true' }, as: 'admin', output: { items: [] } },
    { input: { unused: 'true' }, as: 'manager', output: { items: [] } },
    { input: { untold: 'true' }, as: 'manager', output: { items: [] } },
    { input: { folder: 'media' }, as: 'manager', output: { items: [] } },
    { input: { folder: 'organisation' }, as: 'manager', status: 404 },
    { input: { folder: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { cursor: 'broken' }, as: 'manager', status: 400 },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
