import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey, siteStatus } from '../../entities/site'

export const call = defineCall({
  name: 'site/disable',
  summary:
    'Takes a site away from its visitors: its hosts say that it is closed, and its sessions end. Nothing of it is lost.',
  method: 'POST',
  path: '/api/site/disable',
  access: 'admin',
  operator: true,
  scope: 'site',
  audit: 'site-disable',
  cache: 'none',
  input: z.strictObject({ id: siteKey }),
  output: z.object({ status: siteStatus }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 409, message: 'The operator’s own site can’t be disabled.' },
  ],
  examples: [
    { input: { id: 'no-such-site' }, as: 'admin', status: 404 },
    { input: { id: 'academy' }, as: 'admin', status: 409 },
    { input: { id: 'academy' }, as: 'manager', status: 403 },
    { input: { id: 'academy' }, status: 401 },
  ],
})
