import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lessonId, slugInput } from '../../entities/item'
import { finishFirst, fullRound, hasLesson, unknownLesson, unknownRound } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/enrol',
  summary: 'Joins a free lesson, or orders one that costs something: the seat is reserved until it is paid.',
  method: 'POST',
  path: '/api/lesson/enrol',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug', round: 'lesson_round' },
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    lesson: slugInput,
    round: z.optional(lessonId),
    /** As a certificate prints it. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
    /** The price that the buyer has seen, in satang. */
    seenPrice: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
  }),
  output: z.object({ status: z.enum(['enrolled', 'order']), order: z.optional(z.string()) }),
  errors: [
    unknownLesson,
    unknownRound,
    fullRound,
    hasLesson,
    finishFirst,
    { status: 400, message: 'Choose a round.' },
    { status: 409, message: 'The price has changed. Please check it and try again.' },
  ],
  examples: [
    { input: { lesson: 'no-such-lesson' }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson' }, status: 401 },
  ],
})
