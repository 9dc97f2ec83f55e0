import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { memberRole, siteKey } from '../../entities/site'

export const call = defineCall({
  name: 'site/set-role',
  summary: 'Gives a member of a site another role; it holds from the member’s next step on.',
  method: 'POST',
  path: '/api/site/set-role',
  access: 'admin',
  operator: true,
  scope: 'site',
  resources: { person: 'person' },
  audit: 'member-role',
  cache: 'none',
  input: z.strictObject({ id: siteKey, person: z.string().check(z.maxLength(64)), role: memberRole }),
  output: z.object({ role: memberRole }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 404, message: 'Member not found.' },
    { status: 409, message: 'A site needs at least one admin who can sign in.' },
  ],
  examples: [
    { input: { id: 'no-such-site', person: 'x', role: 'user' }, as: 'admin', status: 404 },
    { input: { id: 'academy', person: 'x', role: 'user' }, as: 'admin', status: 404 },
    { input: { id: 'academy', person: 'x', role: 'user' }, as: 'manager', status: 403 },
    { input: { id: 'academy', person: 'x', role: 'user' }, status: 401 },
  ],
})
