import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { enrolmentStatuses } from '../../entities/enrolment-status'
import { lessonId } from '../../entities/item'
import { enrolled } from '../../entities/people'
import { peopleSorts } from '../../entities/people-list'

export const call = defineCall({
  name: 'lesson/people',
  summary: 'Who has, had or is about to have a lesson, with the rights of each. For managers.',
  method: 'GET',
  path: '/api/lesson/people',
  access: 'manager',
  scope: 'site',
  resources: { lesson: 'lesson', round: 'lesson_round' },
  cache: 'private',
  input: z.strictObject({
    lesson: lessonId,
    ...listInput({
      filters: { status: z.optional(z.enum(enrolmentStatuses)), round: z.optional(lessonId) },
      sorts: peopleSorts,
    }),
  }),
  output: z.object(listAnswer(enrolled)),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: { lesson: '00000000-0000-4000-8000-000000000000' }, as: 'manager', output: { items: [] } },
    { input: { lesson: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
  ],
})
