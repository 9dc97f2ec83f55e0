import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedLesson } from '../../entities/edited'
import { slugInput } from '../../entities/item'
import { unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/edit',
  summary: 'The whole of a lesson as its managers write it.',
  method: 'GET',
  path: '/api/lesson/edit',
  access: 'manager',
  scope: 'site',
  resources: { lesson: 'lesson_slug' },
  cache: 'private',
  asWritten: true,
  input: z.strictObject({ lesson: slugInput }),
  output: editedLesson,
  errors: [unknownLesson],
  examples: [
    { input: { lesson: 'no-such-lesson' }, as: 'manager', status: 404 },
    { input: { lesson: 'no-such-lesson' }, as: 'user', status: 403 },
  ],
})
