import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { addressFamilies } from '../../entities/address-families'

export const call = defineCall({
  name: 'post/set-addresses',
  summary: 'Chooses the family of addresses that search engines are to know of posts. The other one stays open.',
  method: 'POST',
  path: '/api/post/set-addresses',
  access: 'admin',
  scope: 'site',
  audit: 'post-addresses',
  cache: 'none',
  input: z.strictObject({ addresses: z.enum(addressFamilies) }),
  output: z.object({ addresses: z.enum(addressFamilies) }),
  examples: [
    { input: { addresses: 'category' }, as: 'admin' },
    { input: { addresses: 'category' }, as: 'manager', status: 403 },
    { input: { addresses: 'category' }, status: 401 },
  ],
})
