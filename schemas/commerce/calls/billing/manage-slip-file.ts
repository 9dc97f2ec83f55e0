import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'billing/manage-slip-file',
  summary: 'The picture of a slip, for those who review it.',
  method: 'GET',
  path: '/api/billing/manage-slip-file',
  access: 'manager',
  scope: 'site',
  answer: 'stream',
  resources: { slip: 'slip' },
  audit: false,
  cache: 'private',
  input: z.strictObject({ slip: z.string().check(z.maxLength(64)) }),
  output: z.unknown(),
  errors: [
    { status: 404, message: 'Slip not found.' },
    { status: 410, message: 'The picture of this slip is no longer there.' },
  ],
  examples: [
    { input: { slip: 'none' }, as: 'manager', status: 404 },
    { input: { slip: 'none' }, as: 'user', status: 403 },
  ],
})
