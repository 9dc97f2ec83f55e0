import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { lessonCard } from '../../entities/lesson'
import { lessonSorts } from '../../entities/lesson-list'
import { lessonStatuses } from '../../entities/lesson-status'

export const call = defineCall({
  name: 'lesson/desk',
  summary: 'All lessons of the site, drafts included. For managers.',
  method: 'GET',
  path: '/api/lesson/desk',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    ...listInput({ filters: { status: z.optional(z.enum(lessonStatuses)) }, sorts: lessonSorts }),
  }),
  output: z.object(listAnswer(lessonCard)),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
