import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { deviceInput, sitting, unknownExam } from '../../entities/exam'
import { slugInput } from '../../entities/item'
import { noRight, unknownItem, unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'exam/start',
  summary: 'Begins an attempt, or goes on with the open one on this device: the previous device is notified.',
  method: 'POST',
  path: '/api/exam/start',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug', exam: 'exam_slug' },
  cache: 'none',
  limit: 240,
  idempotent: true,
  input: z.strictObject({
    lesson: slugInput,
    exam: slugInput,
    device: deviceInput,
    password: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: sitting,
  errors: [
    unknownLesson,
    unknownItem,
    unknownExam,
    noRight,
    { status: 403, message: 'The password is not right.' },
    { status: 403, message: 'This exam is closed.' },
    { status: 409, message: 'No attempts are left.' },
    { status: 409, message: 'Next attempt from 14:30.' },
  ],
  examples: [
    { input: { lesson: 'no-such-lesson', exam: 'exam', device: 'a-device-of-mine' }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson', exam: 'exam', device: 'a-device-of-mine' }, status: 401 },
  ],
})
