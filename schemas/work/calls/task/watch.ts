import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workId } from '../../entities/project'
import { unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/watch',
  summary: 'Follows a task, or stops following it.',
  method: 'POST',
  path: '/api/task/watch',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_task' },
  cache: 'none',
  input: z.strictObject({ id: workId, watching: z.boolean() }),
  output: z.object({ watching: z.boolean() }),
  errors: [unknownTask],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', watching: true }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', watching: true }, status: 401 },
  ],
})
