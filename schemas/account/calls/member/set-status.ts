import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { member } from '../../entities/person'

export const call = defineCall({
  name: 'member/set-status',
  summary: 'Closes a member’s account, with all its sessions, or opens it again.',
  method: 'POST',
  path: '/api/member/set-status',
  access: 'admin',
  scope: 'site',
  resources: { id: 'person' },
  audit: 'member-status',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)), status: z.enum(['active', 'disabled']) }),
  output: z.object({ member }),
  errors: [
    { status: 404, message: 'Member not found.' },
    { status: 409, message: 'A site needs at least one admin who can sign in.' },
    { status: 409, message: 'This was changed somewhere else.' },
    { status: 403, message: 'Nobody closes their own account here.' },
  ],
  examples: [
    { input: { id: 'no-such-person', status: 'disabled' }, as: 'admin', status: 404 },
    { input: { id: 'no-such-person', status: 'disabled' }, as: 'manager', status: 403 },
  ],
})
