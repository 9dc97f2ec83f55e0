import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { deviceInput, otherDevice, timeOver, unknownAttempt } from '../../entities/exam'
import { lessonId } from '../../entities/item'
import { noRight } from '../../entities/lesson'
import { answer } from '../../entities/question'

export const call = defineCall({
  name: 'exam/save',
  summary: 'Keeps the answers of an attempt under a number that rises. An older one, or another device, is refused.',
  method: 'POST',
  path: '/api/exam/save',
  access: 'user',
  scope: 'site',
  resources: { attempt: 'exam_attempt' },
  cache: 'none',
  // A whole class may share one address.
  limit: 1200,
  unrecorded: true,
  input: z.strictObject({
    attempt: lessonId,
    device: deviceInput,
    no: z.int().check(z.gte(1), z.lte(1_000_000)),
    answers: z.array(answer).check(z.maxLength(400)),
  }),
  output: z.object({ savedNo: z.int(), now: z.string(), deadline: z.optional(z.string()) }),
  errors: [unknownAttempt, otherDevice, timeOver, noRight],
  examples: [
    { input: { attempt: 'no-such-attempt', device: 'a-device-of-mine', no: 1, answers: [] }, as: 'user', status: 404 },
    { input: { attempt: 'no-such-attempt', device: 'a-device-of-mine', no: 1, answers: [] }, status: 401 },
  ],
})
