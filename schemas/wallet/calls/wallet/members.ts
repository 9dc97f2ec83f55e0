import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { walletMember } from '../../entities/wallet'

export const call = defineCall({
  name: 'wallet/members',
  summary: "The site's people with what their wallets hold, by name, for whoever looks after wallets.",
  method: 'GET',
  path: '/api/wallet/members',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(64))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
  }),
  output: z.object({ members: z.array(walletMember), next: z.optional(z.string()) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: { q: 'user@' }, as: 'admin' },
    { input: { cursor: 'nobody' }, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
