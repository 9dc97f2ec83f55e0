import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/** A job that failed as often as it may be tried. */
const failedJob = z.object({
  id: z.string(),
  /** `<area>/<job>` */
  name: z.string(),
  title: z.string(),
  failedAt: z.string(),
  attempts: z.int(),
  /** The reason of the last failure, in the gateway's words. */
  error: z.string(),
})

export const call = defineCall({
  name: 'job/list',
  summary: 'Background jobs of the site that failed and are not tried again, the latest first; at most a hundred.',
  method: 'GET',
  path: '/api/job/list',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ jobs: z.array(failedJob), total: z.int() }),
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
