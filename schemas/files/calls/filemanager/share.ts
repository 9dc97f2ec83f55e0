import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fileItem, itemId, publicKey, sharePermissions } from '../../entities/file-item'
import { share } from '../../entities/share'
import { storedNumber } from '../../../stored-number'

/** Fields that are not sent stay unchanged. */
export const call = defineCall({
  name: 'filemanager/share',
  summary:
    'Switches the link of a file or folder on or off and says what it asks and allows. A link that was revoked becomes a new one.',
  method: 'POST',
  path: '/filemanager/share',
  access: 'guest',
  scope: 'site',
  resources: { itemId: 'item' },
  audit: 'file-share',
  cache: 'none',
  query: ['key'],
  input: z.strictObject({
    key: publicKey,
    itemId,
    /**
     * The version of the link that was read. If there is a newer one nothing is changed: 409, with that one in
     * `details.share`. 0 where there was none.
     */
    version: z.optional(storedNumber(0)),
    isShare: z.boolean(),
    isPassword: z.optional(z.boolean()),
    /** Required with `isPassword` where there is none yet. */
    sharePassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    /** ISO time; empty or null: it never expires. */
    shareExpire: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    permissions: z.optional(z.nullable(z.partial(sharePermissions))),
    label: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Number of downloads allowed in all; null: unlimited. */
    downloadsAllowed: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))),
  }),
  output: z.object({
    status: z.boolean(),
    message: z.string(),
    item: fileItem,
    share: z.nullable(share),
    /** Permissions that were requested and stored but have no effect: a link allows only reading and uploading. */ unheeded:
      z.array(z.enum(['update', 'delete', 'share'])),
  }),
  errors: [
    { status: 400, message: 'Please choose a password.' },
    { status: 401, message: 'No token found' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'Someone else changed this link. You now see the latest version.' },
  ],
  examples: [
    { input: { itemId: '00000000-0000-4000-8000-000000000000', isShare: true }, as: 'user', status: 404 },
    {
      input: {
        itemId: '00000000-0000-4000-8000-000000000000',
        isShare: true,
        isPassword: true,
        sharePassword: 'กุ้งเผา 9',
        shareExpire: '2999-01-01T00:00:00.000Z',
        permissions: { read: true },
      },
      as: 'user',
      status: 404,
    },
    { input: { itemId: '00000000-0000-4000-8000-000000000000', isShare: true }, status: 401 },
  ],
})
