import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listInput } from '../../../list'
import { memberList } from '../../entities/member-list'
import { member } from '../../entities/person'
import { memberRole, memberStatus } from '../../../site/entities/site'

/** Sorted by address unless asked otherwise. */
export const call = defineCall({
  name: 'member/list',
  summary: 'The people of the site by address, found by words of address and name, by role and by status.',
  method: 'GET',
  path: '/api/member/list',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject(
    listInput({
      filters: { role: z.optional(memberRole), status: z.optional(memberStatus) },
      sorts: memberList.sorts,
    }),
  ),
  output: z.object({ members: z.array(member), total: z.number(), next: z.optional(z.string()) }),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {}, as: 'admin' },
    { input: { sort: '-active', limit: 2 }, as: 'admin' },
    { input: { cursor: 'broken' }, as: 'admin', status: 400 },
    { input: { q: 'nobody at all', role: 'manager' }, as: 'admin', output: { members: [], total: 0 } },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
