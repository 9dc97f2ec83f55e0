import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { documentKey } from '../../layout/document-key'
import { searchTextLength } from '../../word-pattern'

/**
 * Documents as they are being edited, in the order of `editor/pages`; what lies in the trash and what only a higher role may edit are
 * not among them. A document can hold the words where nobody writes them, such as in a link: whoever opens it tells which they are.
 */
export const call = defineCall({
  name: 'editor/find-words',
  summary: 'Which pages, parts of the frame, menus and sections hold some words.',
  method: 'GET',
  path: '/api/editor/find-words',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    words: z.string().check(z.trim(), z.minLength(searchTextLength.min), z.maxLength(searchTextLength.max)),
    /** Capitals count. */
    case: z._default(z.stringbool(), false),
  }),
  output: z.object({ keys: z.array(documentKey) }),
  examples: [
    { input: { words: 'no page says this' }, as: 'manager', output: { keys: [] } },
    { input: { words: 'open' }, as: 'user', status: 403 },
    { input: { words: 'open' }, status: 401 },
  ],
})
