import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { publicKey } from '../../entities/file-item'
import { sharedItem, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'filemanager/search-external',
  summary:
    'What of a shared folder has a name with every word, at most 100, never outside of it. `fixedParentId` is the code of the link, or a folder within what `share_code` names.',
  method: 'POST',
  path: '/filemanager/search_external',
  access: 'guest',
  scope: 'site',
  resources: { fixedParentId: 'share_code', share_code: 'share_code' },
  unrecorded: true,
  cache: 'none',
  query: ['key'],
  limit: 120,
  input: z.strictObject({
    key: publicKey,
    query: z.string().check(z.trim(), z.maxLength(100)),
    fixedParentId: z.string().check(z.minLength(1), z.maxLength(64)),
    share_code: z.optional(z.string().check(z.maxLength(64))),
    visit: shareVisit,
  }),
  output: z.object({ status: z.boolean(), results: z.array(sharedItem), message: z.string() }),
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [{ input: { query: 'a', fixedParentId: 'no-such-share' }, status: 404 }],
})
