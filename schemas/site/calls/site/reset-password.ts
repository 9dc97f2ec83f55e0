import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey } from '../../entities/site'

/** `password` is generated here, stored as a hash and returned only this once. */
export const call = defineCall({
  name: 'site/reset-password',
  summary: 'Gives a member of a site a new password and ends the member’s sessions.',
  method: 'POST',
  path: '/api/site/reset-password',
  access: 'admin',
  operator: true,
  scope: 'site',
  resources: { person: 'person' },
  audit: 'member-password',
  cache: 'none',
  limit: 60,
  input: z.strictObject({ id: siteKey, person: z.string().check(z.maxLength(64)) }),
  output: z.object({ password: z.string() }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 404, message: 'Member not found.' },
  ],
  examples: [
    { input: { id: 'academy', person: 'x' }, as: 'admin', status: 404 },
    { input: { id: 'academy', person: 'x' }, as: 'manager', status: 403 },
    { input: { id: 'academy', person: 'x' }, status: 401 },
  ],
})
