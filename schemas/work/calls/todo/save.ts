import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { todo, unknownTodo } from '../../entities/todo'
import { day, notAllowed, workId } from '../../entities/project'
import { unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'todo/save',
  summary: "Writes a line of the caller's day or of a task's checklist, or changes one.",
  method: 'POST',
  path: '/api/todo/save',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_todo', task: 'work_task', before: 'work_todo' },
  cache: 'none',
  input: z.strictObject({
    id: z.optional(workId),
    /** Of a new line of a checklist; without it the line is the caller's. */
    task: z.optional(workId),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
    done: z.optional(z.boolean()),
    dueOn: z.optional(z.nullable(day)),
    before: z.optional(z.nullable(workId)),
  }),
  output: todo,
  errors: [
    unknownTodo,
    unknownTask,
    notAllowed,
    { status: 400, message: 'Write what is to be done.' },
    { status: 409, message: 'A list has at most 500 lines.' },
  ],
  examples: [
    { input: { text: 'โทรหาโรงพิมพ์' }, as: 'user' },
    { input: {}, as: 'user', status: 400 },
    { input: { id: '00000000-0000-4000-8000-000000000000', done: true }, as: 'user', status: 404 },
    { input: { text: 'x' }, status: 401 },
  ],
})
