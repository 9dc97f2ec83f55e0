import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'job/retry',
  summary: 'Tries a failed background job again.',
  method: 'POST',
  path: '/api/job/retry',
  access: 'admin',
  scope: 'site',
  resources: { id: 'job' },
  audit: 'job-retry',
  cache: 'none',
  limit: 60,
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 404, message: 'Job not found.' }],
  examples: [
    { input: { id: 'no-such-job' }, as: 'admin', status: 404 },
    { input: { id: 'no-such-job' }, as: 'manager', status: 403 },
  ],
})
