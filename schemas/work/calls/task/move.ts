import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { batch, circle, collision, invalidDates, task, taskChanges, unknownTask, unusable } from '../../entities/task'

export const call = defineCall({
  name: 'task/move',
  summary: 'Puts a task before or after another, and changes fields with it, such as its column.',
  method: 'POST',
  path: '/api/task/move',
  access: 'user',
  scope: 'site',
  resources: {
    id: 'work_task',
    before: 'work_task',
    after: 'work_task',
    'set.parent.to': 'work_task',
    'set.status.to': 'work_status',
    'set.assignees.to[]': 'work_person',
    'set.labels.to[]': 'work_label',
  },
  idempotent: true,
  cache: 'none',
  input: z.strictObject({
    batch,
    id: workId,
    before: z.optional(workId),
    after: z.optional(workId),
    set: z._default(taskChanges, {}),
  }),
  output: z.object({ task }),
  errors: [unknownTask, notAllowed, invalidDates, circle, unusable, collision],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
