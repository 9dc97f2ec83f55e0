import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'member/send-recovery',
  summary: 'Sends a member the mail for choosing a password, or for opening an account that is not open yet.',
  method: 'POST',
  path: '/api/member/send-recovery',
  access: 'admin',
  scope: 'site',
  resources: { id: 'person' },
  audit: 'member-recovery',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 404, message: 'Member not found.' },
    { status: 409, message: 'This account is closed.' },
  ],
  examples: [
    { input: { id: 'no-such-person' }, as: 'admin', status: 404 },
    { input: { id: 'no-such-person' }, as: 'manager', status: 403 },
  ],
})
