import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { searchTextLength } from '../../../word-pattern'

/**
 * Drafts, in the order of `editor/pages`, without the trash and without documents that only a higher role may edit. A
 * document may contain the text where no one writes it, such as in a link: the client that opens it decides which
 * matches count.
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
    /** Match case. */
    case: z._default(z.stringbool(), false),
  }),
  output: z.object({ keys: z.array(documentKey) }),
  examples: [
    { input: { words: 'no page says this' }, as: 'manager', output: { keys: [] } },
    { input: { words: 'open' }, as: 'user', status: 403 },
    { input: { words: 'open' }, status: 401 },
  ],
})
