import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slugInput } from '../../entities/item'
import { noRight, unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/leave',
  summary: 'Gives up a free lesson, with its seat. What was learnt stays.',
  method: 'POST',
  path: '/api/lesson/leave',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug' },
  cache: 'none',
  input: z.strictObject({ lesson: slugInput }),
  output: z.object({}),
  errors: [unknownLesson, noRight, { status: 409, message: 'A paid lesson is given back by a refund of its order.' }],
  examples: [
    { input: { lesson: 'no-such-lesson' }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson' }, status: 401 },
  ],
})
