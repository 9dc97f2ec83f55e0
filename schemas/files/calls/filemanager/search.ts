import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { drive, fileItem, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/search',
  summary:
    "Files and folders whose names hold every word, best first, at most 100. With the site's public token: public files alone.",
  method: 'POST',
  path: '/filemanager/search',
  access: 'guest',
  scope: 'site',
  unrecorded: true,
  cache: 'none',
  query: ['key'],
  input: z.strictObject({
    key: publicKey,
    query: z.string().check(z.trim(), z.maxLength(100)),
    drive: z._default(drive, 'mine'),
  }),
  output: z.object({
    status: z.boolean(),
    results: z.array(fileItem),
    /** Present when nothing was found. */ message: z.optional(z.string()),
  }),
  errors: [{ status: 401, message: 'No token found' }],
  examples: [
    { input: { query: 'nothing-has-this-name' }, as: 'user', output: { status: true, results: [] } },
    { input: { query: 'a' }, status: 401 },
  ],
})
