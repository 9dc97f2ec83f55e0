import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey, siteStatus } from '../../entities/site'

export const call = defineCall({
  name: 'site/enable',
  summary: 'Gives a disabled site back to its visitors, as it was.',
  method: 'POST',
  path: '/api/site/enable',
  access: 'admin',
  operator: true,
  scope: 'site',
  audit: 'site-enable',
  cache: 'none',
  input: z.strictObject({ id: siteKey }),
  output: z.object({ status: siteStatus }),
  errors: [{ status: 404, message: 'Site not found.' }],
  examples: [
    { input: { id: 'no-such-site' }, as: 'admin', status: 404 },
    { input: { id: 'academy' }, as: 'admin', output: { status: 'active' } },
    { input: { id: 'academy' }, as: 'manager', status: 403 },
    { input: { id: 'academy' }, status: 401 },
  ],
})
