import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { limits } from '../../../layout/limits'
import { storedNumber } from '../../../stored-number'

/**
 * `base` is the version that was read (0: there was none). If there is a newer one, nothing is stored: the answer is
 * 409 with `staleDetails` in `error.details`. Saving unchanged content makes no version. Blocks are stored in this
 * build's version.
 */
export const call = defineCall({
  name: 'editor/save',
  summary: 'Stores a draft of a page, header, subheader or footer as its next version.',
  method: 'POST',
  path: '/api/editor/save',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'save',
  cache: 'none',
  // The document's own limit, once more for the theme's, and space for the surrounding fields.
  bytes: 2 * limits.bytes + 64 * 1024,
  input: z.strictObject({
    key: documentKey,
    base: storedNumber(0),
    content: z.unknown(),
    /** Names the version, which is then never pruned. */
    label: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
    /** The content replaces another one, as when a version is restored: the version before stays in the history. */
    replaces: z.optional(z.boolean()),
    /** The content includes the theme's newest document and is based on it from now on. */
    takesTheme: z.optional(z.boolean()),
    /**
     * The theme's document that the content is based on, as `editor/open` returned it: sent with the first version, and
     * when merging a newer one was undone.
     */
    themeBase: z.optional(z.unknown()),
  }),
  output: z.object({
    version: z.int(),
    savedAt: z.string(),
    /** Stored all the same, in the trash, because someone has trashed the page meanwhile. */
    trashedAt: z.optional(z.string()),
  }),
  errors: [
    { status: 403, message: '“{name}” is locked. Only an admin can change, move or remove it.' },
    { status: 403, message: 'Only an admin can add or change “{name}”.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'Someone else changed this page while you were editing.' },
    { status: 410, message: 'This page has moved to a new address.' },
    { status: 413, message: 'The page is larger than 8 MB.' },
    { status: 422, message: 'The page can’t be read: {problem}' },
    { status: 422, message: 'The site needs this page, so it can’t be taken offline.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', base: 0, content: {} }, as: 'manager', status: 404 },
    { input: { key: 'page:/', base: 0, content: { format: 1 } }, as: 'manager', status: 422 },
    {
      input: {
        key: 'page:/',
        base: 7,
        content: { format: 1, path: '/', title: 'Home', views: { guest: { rows: [] } } },
      },
      as: 'manager',
      status: 409,
    },
    { input: { key: 'page:/', base: 0, content: {} }, as: 'user', status: 403 },
    { input: { key: 'page:/', base: 0, content: {} }, status: 401 },
  ],
})
