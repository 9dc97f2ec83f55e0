import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedLesson } from '../../entities/edited'
import { lessonId } from '../../entities/item'
import { lessonInput, slugTaken, staleLesson, unknownLesson, versionInput } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/save',
  summary: 'Writes what a lesson says of itself, and its price. Without an id it makes a draft. For managers.',
  method: 'POST',
  path: '/api/lesson/save',
  access: 'manager',
  scope: 'site',
  resources: { id: 'lesson', 'prerequisites[]': 'lesson' },
  audit: 'lesson-save',
  cache: 'none',
  input: z.strictObject({ id: z.optional(lessonId), version: z.optional(versionInput), ...lessonInput }),
  output: editedLesson,
  errors: [unknownLesson, staleLesson, slugTaken],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, slug: 'no-lesson', title: 'A' },
      as: 'manager',
      status: 404,
    },
    { input: { slug: 'example-lesson', title: 'บทเรียนตัวอย่าง' }, as: 'manager' },
    { input: { slug: 'example-lesson', title: 'A' }, as: 'user', status: 403 },
  ],
})
