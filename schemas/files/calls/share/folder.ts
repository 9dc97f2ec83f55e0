import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { crumb } from '../../entities/file-item'
import { sharedItem, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/folder',
  summary: 'What lies in a shared folder, or in one within it; any part of the list.',
  method: 'GET',
  path: '/api/share/{code}/folder',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', folder: 'shared_item' },
  cache: 'private',
  limit: 240,
  input: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    visit: shareVisit,
    /** A folder's `_id`; the shared item itself when absent. */
    folder: z.optional(z.string().check(z.maxLength(64))),
    sort: z._default(z.enum(['name', 'size', 'changed', 'kind']), 'name'),
    direction: z._default(z.enum(['up', 'down']), 'up'),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 100),
  }),
  output: z.object({
    items: z.array(sharedItem),
    total: z.int(),
    folder: z.object({
      id: z.string(),
      name: z.string(),
      /** From the shared item to the folder. */ crumbs: z.array(crumb),
    }),
  }),
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [{ input: { code: 'no-such-share' }, status: 404 }],
})
