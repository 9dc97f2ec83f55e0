import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { ownProfile } from '../../entities/person'

export const call = defineCall({
  name: 'account/profile',
  summary: "The signed-in person's profile.",
  method: 'GET',
  path: '/account/profile',
  access: 'guest',
  scope: 'site',
  resources: { key: 'site_key' },
  cache: 'private',
  /** `key` is the site's public key; the gateway's own requests for a page need none. */
  input: z.strictObject({ key: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({
    status: z.boolean(),
    profile: z.optional(ownProfile),
    message: z.optional(z.string()),
  }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 401, message: 'Invalid session' },
  ],
  examples: [
    { input: { key: 'site' }, as: 'user', status: 401 },
    { input: { key: 'site' }, status: 401 },
  ],
})
