import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/**
 * `problem` is the mail server's last answer, also for a mail that is being retried. Empty for another person's test.
 */
export const call = defineCall({
  name: 'form/notice-test',
  summary: 'What came of a test mail, for each address that it went to.',
  method: 'GET',
  path: '/api/form/notice-test',
  access: 'manager',
  scope: 'site',
  resources: { test: 'notice_test' },
  cache: 'private',
  input: z.strictObject({ test: z.uuid() }),
  output: z.object({
    mails: z.array(
      z.object({ to: z.string(), status: z.enum(['waiting', 'sent', 'failed']), problem: z.optional(z.string()) }),
    ),
  }),
  examples: [
    { input: { test: '00000000-0000-4000-8000-000000000000' }, as: 'manager', output: { mails: [] } },
    { input: { test: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
    { input: { test: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
