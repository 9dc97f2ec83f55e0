import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { member } from '../../entities/person'
import { memberRole, memberStatus } from '../../../site/entities/site'

/** `next` continues after the last. */
export const call = defineCall({
  name: 'member/list',
  summary: 'The people of the site by address, found by words of address and name, by role and by status.',
  method: 'GET',
  path: '/api/member/list',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    role: z.optional(memberRole),
    status: z.optional(memberStatus),
    cursor: z.optional(z.string().check(z.maxLength(254))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
  }),
  output: z.object({ members: z.array(member), total: z.number(), next: z.optional(z.string()) }),
  examples: [
    { input: {}, as: 'admin' },
    { input: { q: 'nobody at all', role: 'manager' }, as: 'admin', output: { members: [], total: 0 } },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
