import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey } from '../../entities/site'

export const call = defineCall({
  name: 'site/set-member-status',
  summary: 'Closes the account of a member, whose sessions end, or opens it again.',
  method: 'POST',
  path: '/api/site/set-member-status',
  access: 'admin',
  operator: true,
  scope: 'site',
  resources: { person: 'person' },
  audit: 'member-status',
  cache: 'none',
  input: z.strictObject({
    id: siteKey,
    person: z.string().check(z.maxLength(64)),
    status: z.enum(['active', 'disabled']),
  }),
  output: z.object({ status: z.enum(['active', 'disabled']) }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 404, message: 'Member not found.' },
    { status: 409, message: 'A site needs at least one admin who can sign in.' },
  ],
  examples: [
    { input: { id: 'academy', person: 'x', status: 'disabled' }, as: 'admin', status: 404 },
    { input: { id: 'academy', person: 'x', status: 'disabled' }, as: 'manager', status: 403 },
    { input: { id: 'academy', person: 'x', status: 'disabled' }, status: 401 },
  ],
})
