import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slugInput } from '../../entities/item'
import { unknownLesson } from '../../entities/lesson'
import { shownRating, starsInput, commentInput } from '../../entities/rating'

export const call = defineCall({
  name: 'lesson/rate',
  summary: 'Rates a lesson with one to five stars and comment. A second rating by the same person replaces the first.',
  method: 'POST',
  path: '/api/lesson/rate',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({ lesson: slugInput, stars: starsInput, comment: commentInput }),
  output: z.object({ rating: shownRating }),
  errors: [unknownLesson, { status: 409, message: 'Finish a part of this lesson before you rate it.' }],
  examples: [
    { input: { lesson: 'no-such-lesson', stars: 5 }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson', stars: 5 }, status: 401 },
  ],
})
