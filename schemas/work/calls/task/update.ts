import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { batch, collision, invalidDates, circle, task, taskChanges, unknownTask, unusable } from '../../entities/task'

export const call = defineCall({
  name: 'task/update',
  summary: 'Changes fields of a task, each with the value seen before: only changes of the same field collide.',
  method: 'POST',
  path: '/api/task/update',
  access: 'user',
  scope: 'site',
  resources: {
    id: 'work_task',
    'changes.parent.to': 'work_task',
    'changes.status.to': 'work_status',
    'changes.assignees.to[]': 'work_person',
    'changes.labels.to[]': 'work_label',
  },
  cache: 'none',
  input: z.strictObject({ batch, id: workId, changes: taskChanges }),
  output: z.object({ task }),
  errors: [unknownTask, notAllowed, invalidDates, circle, unusable, collision],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', changes: {} }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', changes: {} }, status: 401 },
  ],
})
