import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workId } from '../../entities/project'
import { openedTask, unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/open',
  summary: 'A task by id, or by a key such as NOK-12, with comments and activity.',
  method: 'GET',
  path: '/api/task/open',
  access: 'user',
  scope: 'site',
  resources: { task: 'work_task' },
  cache: 'private',
  input: z.strictObject({ task: workId }),
  output: openedTask,
  errors: [unknownTask],
  examples: [
    { input: { task: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { task: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
