import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slugInput } from '../../entities/item'
import { openedLesson, unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/open',
  summary: 'A lesson with its outline, price and rounds, and what the reader has of it. Bodies of parts are not in it.',
  method: 'GET',
  path: '/api/lesson/open',
  access: 'guest',
  scope: 'site',
  resources: { lesson: 'lesson_slug' },
  cache: 'private',
  input: z.strictObject({ lesson: slugInput }),
  output: z.object({
    lesson: openedLesson,
    head: z.object({ title: z.string(), description: z.optional(z.string()), image: z.optional(z.string()) }),
  }),
  errors: [unknownLesson],
  examples: [{ input: { lesson: 'no-such-lesson' }, status: 404 }],
})
