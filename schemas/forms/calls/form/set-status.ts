import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { submission, submissionStatuses } from '../../entities/form-submission'
import { storedNumber } from '../../../stored-number'

export const call = defineCall({
  name: 'form/set-status',
  summary: 'Moves one form answer to another state. Names the version it read; a stale one is refused.',
  method: 'POST',
  path: '/api/form/set-status',
  access: 'manager',
  scope: 'site',
  resources: { id: 'form_submission' },
  audit: 'form-status',
  cache: 'none',
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    status: z.enum(submissionStatuses),
    version: storedNumber(),
  }),
  output: submission,
  errors: [
    { status: 404, message: 'Response not found.' },
    { status: 409, message: 'Someone else changed this response. You now see the latest version.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', status: 'seen', version: 1 }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', status: 'seen', version: 1 }, status: 401 },
  ],
})
