import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { deviceInput, shownExam, unknownExam } from '../../entities/exam'
import { slugInput } from '../../entities/item'
import { afterPrevious, noRight, opensOn, unknownItem, unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'exam/open',
  summary:
    'Rules of an exam, the learner’s attempts as far as policy shows them, and the one that is open. No question.',
  method: 'GET',
  path: '/api/exam/open',
  access: 'guest',
  scope: 'site',
  resources: { lesson: 'lesson_slug', exam: 'exam_slug' },
  cache: 'private',
  input: z.strictObject({ lesson: slugInput, exam: slugInput, device: z.optional(deviceInput) }),
  output: shownExam,
  errors: [unknownLesson, unknownItem, unknownExam, noRight, afterPrevious, opensOn],
  examples: [{ input: { lesson: 'no-such-lesson', exam: 'exam' }, status: 404 }],
})
