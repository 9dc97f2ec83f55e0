import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { publicKey, sharePermissions } from '../../entities/file-item'
import { sharedItem, shareVisit } from '../../entities/share'

/** With 410, `error.details.state` says whether the time or the downloads have run out. */
export const call = defineCall({
  name: 'filemanager/external',
  summary: 'What a link shows. Of one with a password nothing but that it has one, until a visit was unlocked.',
  method: 'GET',
  path: '/filemanager/external',
  access: 'guest',
  scope: 'site',
  resources: { share_code: 'share_code' },
  cache: 'private',
  limit: 120,
  input: z.strictObject({
    key: publicKey,
    share_code: z.optional(z.string().check(z.maxLength(64))),
    visit: shareVisit,
  }),
  output: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.object({
      isPassword: z.boolean(),
      /** The password has not been entered yet; all fields below are then absent. */
      isLocked: z.boolean(),
      item: z.optional(sharedItem),
      permissions: z.optional(sharePermissions),
      expiresAt: z.optional(z.nullable(z.string())),
      /** Number of downloads left. */
      downloadsLeft: z.optional(z.nullable(z.int())),
    }),
  }),
  errors: [
    { status: 400, message: 'share_code is required' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [
    { input: { share_code: 'no-such-share' }, status: 404 },
    { input: {}, status: 400 },
  ],
})
