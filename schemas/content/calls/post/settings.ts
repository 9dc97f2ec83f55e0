import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { addressFamilies } from '../../entities/address-families'

export const call = defineCall({
  name: 'post/settings',
  summary: 'Settings of publication: the family of addresses, who may write, and what is in the trash.',
  method: 'GET',
  path: '/api/post/settings',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    addresses: z.enum(addressFamilies),
    writers: z.array(z.object({ id: z.string(), name: z.string(), since: z.string(), posts: z.int() })),
    trash: z.int(),
    feeds: z.array(z.string()),
  }),
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
