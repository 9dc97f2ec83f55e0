import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { timelineEntry, unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/comment',
  summary: 'Writes a comment. Internal ones are for members only.',
  method: 'POST',
  path: '/api/task/comment',
  access: 'user',
  scope: 'site',
  resources: { task: 'work_task' },
  idempotent: true,
  limit: 60,
  cache: 'none',
  input: z.strictObject({
    task: workId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
    internal: z._default(z.boolean(), false),
  }),
  output: timelineEntry,
  errors: [unknownTask, notAllowed],
  examples: [
    { input: { task: '00000000-0000-4000-8000-000000000000', text: 'ดีเลย' }, as: 'user', status: 404 },
    { input: { task: '00000000-0000-4000-8000-000000000000', text: 'ดีเลย' }, status: 401 },
  ],
})
