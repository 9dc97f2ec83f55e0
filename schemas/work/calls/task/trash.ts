import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { batch, unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/trash',
  summary: 'Puts a task and all below it into the trash.',
  method: 'POST',
  path: '/api/task/trash',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_task' },
  cache: 'none',
  input: z.strictObject({ batch, id: workId }),
  output: z.object({ trashed: z.int() }),
  errors: [unknownTask, notAllowed],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
