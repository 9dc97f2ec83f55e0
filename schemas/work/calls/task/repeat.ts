import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { repeat } from '../../entities/repeat'
import { unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/repeat',
  summary: 'Has a task repeat, changes how, or with null ends it. Completing it makes the next one, once.',
  method: 'POST',
  path: '/api/task/repeat',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_task' },
  cache: 'none',
  input: z.strictObject({ id: workId, repeat: z.nullable(repeat) }),
  output: z.object({ repeat: z.nullable(repeat) }),
  errors: [unknownTask, notAllowed],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', mode: 'fixed' } },
      as: 'user',
      status: 404,
    },
    { input: { id: '00000000-0000-4000-8000-000000000000', repeat: null }, status: 401 },
  ],
})
