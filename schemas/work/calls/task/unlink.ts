import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { taskLink } from '../../entities/task-link'
import { unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/unlink',
  summary: 'Ends a dependency between two tasks.',
  method: 'POST',
  path: '/api/task/unlink',
  access: 'user',
  scope: 'site',
  resources: { from: 'work_task', to: 'work_task' },
  cache: 'none',
  input: z.strictObject({ from: workId, to: workId }),
  output: z.object({ links: z.array(taskLink) }),
  errors: [unknownTask, notAllowed],
  examples: [
    {
      input: { from: '00000000-0000-4000-8000-000000000000', to: '00000000-0000-4000-8000-000000000000' },
      as: 'user',
      status: 404,
    },
    {
      input: { from: '00000000-0000-4000-8000-000000000000', to: '00000000-0000-4000-8000-000000000000' },
      status: 401,
    },
  ],
})
