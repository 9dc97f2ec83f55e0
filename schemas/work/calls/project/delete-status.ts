import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { needsStatus, status, unknownStatus } from '../../entities/status'
import { notAllowed, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/delete-status',
  summary: 'Deletes a status of a project and moves its tasks to another. For its managers.',
  method: 'POST',
  path: '/api/project/delete-status',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_status', replacement: 'work_status' },
  audit: 'project-change',
  cache: 'none',
  input: z.strictObject({ id: workId, replacement: z.optional(workId) }),
  output: z.object({ statuses: z.array(status), moved: z.int() }),
  errors: [unknownStatus, notAllowed, needsStatus, { status: 409, message: 'Choose where its tasks go.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
