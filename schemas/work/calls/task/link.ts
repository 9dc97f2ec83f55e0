import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { lag, linkType, taskLink } from '../../entities/task-link'
import { circle, unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/link',
  summary: 'Makes one task wait for another of its project, or changes how.',
  method: 'POST',
  path: '/api/task/link',
  access: 'user',
  scope: 'site',
  resources: { from: 'work_task', to: 'work_task' },
  cache: 'none',
  input: z.strictObject({ from: workId, to: workId, type: z._default(linkType, 'FS'), lag: z._default(lag, 0) }),
  output: z.object({ links: z.array(taskLink) }),
  errors: [
    unknownTask,
    notAllowed,
    circle,
    { status: 409, message: 'A task cannot wait for itself or for tasks above or below it.' },
  ],
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
