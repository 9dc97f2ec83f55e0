import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { limits } from '../../../layout/limits'
import { text } from '../../../layout/text'

/** `rows` are as a page stores them. Visitors get the section with the first release of a page that shows it. */
export const call = defineCall({
  name: 'editor/create-section',
  summary: 'Keeps rows as a section of the site, to be shown on any page.',
  method: 'POST',
  path: '/api/editor/create-section',
  access: 'manager',
  scope: 'site',
  audit: 'create',
  cache: 'none',
  bytes: limits.bytes + 64 * 1024,
  input: z.strictObject({ title: text(), rows: z.array(z.unknown()).check(z.minLength(1), z.maxLength(500)) }),
  output: z.object({ key: documentKey, id: z.string(), version: z.int() }),
  errors: [
    { status: 403, message: 'Only an admin can add or change “{name}”.' },
    { status: 413, message: 'The page is larger than 8 MB.' },
    { status: 422, message: 'The page can’t be read: {problem}' },
  ],
  examples: [
    { input: { title: 'Hours', rows: ['not a row'] }, as: 'manager', status: 422 },
    { input: { title: 'Hours', rows: [{}] }, as: 'user', status: 403 },
    { input: { title: 'Hours', rows: [{}] }, status: 401 },
  ],
})
