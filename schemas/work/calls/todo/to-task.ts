import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownTodo } from '../../entities/todo'
import { notAllowed, unknownProject, workId } from '../../entities/project'
import { fullProject, task } from '../../entities/task'

export const call = defineCall({
  name: 'todo/to-task',
  summary: "Makes a task of a line of the caller's day; the line goes.",
  method: 'POST',
  path: '/api/todo/to-task',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_todo', project: 'work_project' },
  idempotent: true,
  cache: 'none',
  input: z.strictObject({ id: workId, project: workId }),
  output: task,
  errors: [unknownTodo, unknownProject, notAllowed, fullProject],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', project: '00000000-0000-4000-8000-000000000000' },
      as: 'user',
      status: 404,
    },
    {
      input: { id: '00000000-0000-4000-8000-000000000000', project: '00000000-0000-4000-8000-000000000000' },
      status: 401,
    },
  ],
})
