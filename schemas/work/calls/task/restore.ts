import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { task, unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/restore',
  summary: 'Brings a task back from the trash, with all that went there with it.',
  method: 'POST',
  path: '/api/task/restore',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_task' },
  cache: 'none',
  input: z.strictObject({ id: workId }),
  output: task,
  errors: [unknownTask, notAllowed],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
