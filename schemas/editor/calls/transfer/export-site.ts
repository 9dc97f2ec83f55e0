import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { exportStates } from '../../entities/export-file'

/**
 * Every page, part of the frame and section, the live theme and the site's settings; no accounts, keys, activity or
 * submissions.
 */
export const call = defineCall({
  name: 'transfer/export-site',
  summary: 'The whole site as a file, with the uploads that it shows.',
  method: 'POST',
  path: '/api/transfer/export-site',
  access: 'admin',
  scope: 'site',
  audit: 'export',
  cache: 'none',
  answer: 'stream',
  limit: 10,
  input: z.strictObject({ state: z._default(z.enum(exportStates), 'live') }),
  output: z.string(),
  errors: [{ status: 413, message: 'The total is more than one file can contain ({most} MB). Choose fewer pages.' }],
  examples: [
    { input: {}, as: 'admin' },
    { input: { state: 'draft' }, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
