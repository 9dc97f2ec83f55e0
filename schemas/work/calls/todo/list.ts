import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { todo } from '../../entities/todo'
import { task } from '../../entities/task'

export const call = defineCall({
  name: 'todo/list',
  summary: "The caller's day: own lines, and tasks that are due or overdue.",
  method: 'GET',
  path: '/api/todo/list',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ today: z.string(), todos: z.array(todo), due: z.array(task), overdue: z.array(task) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
