import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, unknownProject, workId } from '../../entities/project'
import { fullProject, invalidDates, newTask, task, unknownTask, unusable } from '../../entities/task'

export const call = defineCall({
  name: 'task/create',
  summary: 'Makes a task. For members of its project.',
  method: 'POST',
  path: '/api/task/create',
  access: 'user',
  scope: 'site',
  resources: {
    project: 'work_project',
    after: 'work_task',
    before: 'work_task',
    parent: 'work_task',
    status: 'work_status',
    'assignees[]': 'work_person',
    'labels[]': 'work_label',
  },
  idempotent: true,
  cache: 'none',
  input: z.strictObject({ project: workId, ...newTask, after: z.optional(workId), before: z.optional(workId) }),
  output: task,
  errors: [unknownProject, unknownTask, notAllowed, invalidDates, unusable, fullProject],
  examples: [
    { input: { project: '00000000-0000-4000-8000-000000000000', title: 'ส่งแบบบูธ' }, as: 'user', status: 404 },
    { input: { project: '00000000-0000-4000-8000-000000000000', title: 'ส่งแบบบูธ' }, status: 401 },
  ],
})
