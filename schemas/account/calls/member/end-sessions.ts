import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'member/end-sessions',
  summary: 'Signs a member out everywhere.',
  method: 'POST',
  path: '/api/member/end-sessions',
  access: 'admin',
  scope: 'site',
  resources: { id: 'person' },
  audit: 'member-sessions',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ ended: z.number() }),
  errors: [{ status: 404, message: 'Member not found.' }],
  examples: [
    { input: { id: 'no-such-person' }, as: 'admin', status: 404 },
    { input: { id: 'no-such-person' }, as: 'manager', status: 403 },
  ],
})
