import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { call as list } from './list'

const { parent, sort, direction, kinds, q } = list.input.shape

export const call = defineCall({
  name: 'files/seek',
  summary:
    'Where in the list of a folder the next thing stands whose name begins so: typed letters lead to what nobody has scrolled to.',
  method: 'GET',
  path: '/api/files/seek',
  access: 'user',
  scope: 'site',
  resources: { parent: 'folder' },
  cache: 'private',
  input: z.strictObject({
    /** The list to search, as `files/list` returns it. */
    parent,
    sort,
    direction,
    kinds,
    q,
    /** Case-insensitive prefix. */
    starts: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Index in the list to start from; past its end the search starts over. */
    from: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  }),
  /** Zero-based; null where no name has the prefix. */
  output: z.object({ index: z.nullable(z.int()) }),
  errors: [{ status: 404, message: 'File or folder not found.' }],
  examples: [
    { input: { starts: 'a' }, as: 'user' },
    { input: { parent: 'organisation', starts: 'ก', sort: 'size', direction: 'down', from: 3 }, as: 'user' },
    { input: { parent: 'media', starts: 'a' }, as: 'user', status: 404 },
    { input: { parent: '00000000-0000-4000-8000-000000000000', starts: 'a' }, as: 'user', status: 404 },
    { input: { starts: 'a' }, status: 401 },
  ],
})
