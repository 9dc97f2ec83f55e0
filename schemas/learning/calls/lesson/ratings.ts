import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { slugInput } from '../../entities/item'
import { unknownLesson } from '../../entities/lesson'
import { ratingSorts, ratingSummary, shownRating } from '../../entities/rating'

export const call = defineCall({
  name: 'lesson/ratings',
  summary: 'Ratings of a lesson with their summary, the reader’s own, and whether they may rate it.',
  method: 'GET',
  path: '/api/lesson/ratings',
  access: 'guest',
  scope: 'site',
  resources: { lesson: 'lesson_slug' },
  cache: 'private',
  input: z.strictObject({
    lesson: slugInput,
    ...listInput({ filters: {}, sorts: ratingSorts, rows: 6, maxRows: 50 }),
  }),
  output: z.object({
    ...listAnswer(shownRating),
    /** The name of the lesson in addresses. */
    lesson: z.string(),
    summary: ratingSummary,
    mine: z.optional(shownRating),
    mayRate: z.boolean(),
  }),
  errors: [unknownLesson, { status: 400, message: 'Invalid cursor.' }],
  examples: [{ input: { lesson: 'no-such-lesson' }, status: 404 }],
})
