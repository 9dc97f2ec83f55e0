import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, workId } from '../../entities/project'
import { timelineEntry, unknownTask, unreadable } from '../../entities/task'

export const call = defineCall({
  name: 'task/comment',
  summary: 'Writes a comment, which may mention readers of it. Internal ones are for members only.',
  method: 'POST',
  path: '/api/task/comment',
  access: 'user',
  scope: 'site',
  resources: { task: 'work_task', 'mentions[]': 'work_person' },
  idempotent: true,
  limit: 60,
  cache: 'none',
  input: z.strictObject({
    task: workId,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
    internal: z._default(z.boolean(), false),
    mentions: z.optional(z.array(workId).check(z.maxLength(20))),
  }),
  output: timelineEntry,
  errors: [unknownTask, notAllowed, unreadable],
  examples: [
    { input: { task: '00000000-0000-4000-8000-000000000000', text: 'ดีเลย' }, as: 'user', status: 404 },
    { input: { task: '00000000-0000-4000-8000-000000000000', text: 'ดีเลย' }, status: 401 },
  ],
})
