import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { reviewedQuestion, shownAttempt, unknownAttempt } from '../../entities/exam'
import { lessonId } from '../../entities/item'

export const call = defineCall({
  name: 'exam/review',
  summary: 'An attempt that was handed in: answers given, and marks, key and explanations as far as policy opens them.',
  method: 'GET',
  path: '/api/exam/review',
  access: 'user',
  scope: 'site',
  resources: { attempt: 'exam_attempt' },
  cache: 'private',
  input: z.strictObject({ attempt: lessonId }),
  output: z.object({ attempt: shownAttempt, questions: z.array(reviewedQuestion) }),
  errors: [unknownAttempt, { status: 403, message: 'This attempt cannot be reviewed yet.' }],
  examples: [
    { input: { attempt: 'no-such-attempt' }, as: 'user', status: 404 },
    { input: { attempt: 'no-such-attempt' }, status: 401 },
  ],
})
