import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { lessonId } from '../../entities/item'
import { unknownLesson, unknownRound } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/grant',
  summary: 'Enrols people by their addresses. One who cannot be enrolled stops no other. For managers.',
  method: 'POST',
  path: '/api/lesson/grant',
  access: 'manager',
  scope: 'site',
  resources: { lesson: 'lesson', round: 'lesson_round' },
  audit: 'lesson-grant',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    lesson: lessonId,
    emails: z
      .array(z.string().check(z.trim(), z.minLength(3), z.maxLength(254)))
      .check(z.minLength(1), z.maxLength(500)),
    round: z.optional(lessonId),
    until: z.optional(momentInput()),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  }),
  output: z.object({
    enrolled: z.int(),
    /** Addresses that belong to nobody here, to people who have it, and for whom the round had no seat. */
    unknown: z.array(z.string()),
    had: z.array(z.string()),
    full: z.array(z.string()),
  }),
  errors: [unknownLesson, unknownRound, { status: 400, message: 'Choose a time in the future.' }],
  examples: [
    {
      input: { lesson: '00000000-0000-4000-8000-000000000000', emails: ['someone@example.com'] },
      as: 'manager',
      status: 404,
    },
    {
      input: { lesson: '00000000-0000-4000-8000-000000000000', emails: ['someone@example.com'] },
      as: 'user',
      status: 403,
    },
  ],
})
