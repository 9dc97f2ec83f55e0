import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownTodo } from '../../entities/todo'
import { notAllowed, workId } from '../../entities/project'

export const call = defineCall({
  name: 'todo/remove',
  summary: 'Removes a line.',
  method: 'POST',
  path: '/api/todo/remove',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_todo' },
  cache: 'none',
  input: z.strictObject({ id: workId }),
  output: z.object({ removed: z.boolean() }),
  errors: [unknownTodo, notAllowed],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
