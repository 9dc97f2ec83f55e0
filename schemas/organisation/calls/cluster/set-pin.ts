import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/set-pin',
  summary: 'Sets the PIN of a member for the lock of a till, or removes it. For managers.',
  method: 'POST',
  path: '/api/cluster/set-pin',
  access: 'manager',
  scope: 'site',
  resources: { member: 'branch_member' },
  audit: 'branch-pin',
  cache: 'none',
  input: z.strictObject({ member: rowId, pin: z.nullable(z.string().check(z.regex(/^\d{4,8}$/))) }),
  output: z.object({ hasPin: z.boolean() }),
  errors: [{ status: 404, message: 'Member not found.' }],
  examples: [
    { input: { member: 'none', pin: '2468' }, as: 'manager', status: 404 },
    { input: { member: 'none', pin: '2468' }, as: 'user', status: 403 },
  ],
})
