import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'member/revoke-bypass',
  summary: 'Ends a link for acting in another person’s name before it is used.',
  method: 'POST',
  path: '/api/member/revoke-bypass',
  access: 'admin',
  scope: 'site',
  resources: { id: 'bypass' },
  audit: 'bypass-revoked',
  cache: 'none',
  limit: 60,
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 404, message: 'Link not found.' }],
  examples: [{ input: { id: 'nobody' }, as: 'admin', status: 404 }],
})
