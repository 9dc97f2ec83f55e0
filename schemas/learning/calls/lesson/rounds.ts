import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedRound } from '../../entities/edited'
import { lessonId } from '../../entities/item'
import { roundFields, unknownLesson, unknownRound } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/rounds',
  summary: 'Writes a round of a lesson; without an id it makes one. Gives all rounds. For managers.',
  method: 'POST',
  path: '/api/lesson/rounds',
  access: 'manager',
  scope: 'site',
  resources: { lesson: 'lesson', id: 'lesson_round' },
  audit: 'lesson-round',
  cache: 'none',
  input: z.strictObject({ lesson: lessonId, id: z.optional(lessonId), ...roundFields }).check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }),
    z.refine(
      ({ enrolFrom, enrolUntil }) => !enrolFrom || !enrolUntil || Date.parse(enrolFrom) <= Date.parse(enrolUntil),
      { path: ['enrolUntil'] },
    ),
  ),
  output: z.object({ rounds: z.array(editedRound) }),
  errors: [unknownLesson, unknownRound, { status: 409, message: '12 seats of this round are taken already.' }],
  examples: [
    {
      input: {
        lesson: '00000000-0000-4000-8000-000000000000',
        name: 'Round 1',
        startsOn: '2027-01-12',
        endsOn: '2027-03-04',
      },
      as: 'manager',
      status: 404,
    },
  ],
})
