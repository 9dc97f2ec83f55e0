import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { deviceInput, otherDevice, shownAttempt, timeOver, unknownAttempt } from '../../entities/exam'
import { lessonId } from '../../entities/item'
import { noRight } from '../../entities/lesson'
import { answer } from '../../entities/question'

export const call = defineCall({
  name: 'exam/submit',
  summary:
    'Hands an attempt in with its last answers; it is marked at once. One that is over already is answered as it is.',
  method: 'POST',
  path: '/api/exam/submit',
  access: 'user',
  scope: 'site',
  resources: { attempt: 'exam_attempt' },
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    attempt: lessonId,
    device: deviceInput,
    no: z.int().check(z.gte(1), z.lte(1_000_000)),
    answers: z.array(answer).check(z.maxLength(400)),
  }),
  output: z.object({
    attempt: shownAttempt,
    /** Its time was over: it was handed in with what was saved until then. */
    late: z.optional(z.boolean()),
  }),
  errors: [unknownAttempt, otherDevice, timeOver, noRight],
  examples: [
    { input: { attempt: 'no-such-attempt', device: 'a-device-of-mine', no: 1, answers: [] }, as: 'user', status: 404 },
    { input: { attempt: 'no-such-attempt', device: 'a-device-of-mine', no: 1, answers: [] }, status: 401 },
  ],
})
