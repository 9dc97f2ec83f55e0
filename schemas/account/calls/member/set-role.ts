import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { member } from '../../entities/person'
import { memberRole } from '../../../site/entities/site'

export const call = defineCall({
  name: 'member/set-role',
  summary: 'Gives a member another role. Their open sessions have it from their next step on.',
  method: 'POST',
  path: '/api/member/set-role',
  access: 'admin',
  scope: 'site',
  resources: { id: 'person' },
  audit: 'member-role',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)), role: memberRole }),
  output: z.object({ member }),
  errors: [
    { status: 404, message: 'Member not found.' },
    { status: 409, message: 'A site needs at least one admin who can sign in.' },
    { status: 409, message: 'This was changed somewhere else.' },
    { status: 403, message: 'Nobody changes their own role.' },
  ],
  examples: [
    { input: { id: 'no-such-person', role: 'user' }, as: 'admin', status: 404 },
    { input: { id: 'no-such-person', role: 'user' }, as: 'manager', status: 403 },
  ],
})
