import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lessonId } from '../../entities/item'
import { shownRating, unknownRating } from '../../entities/rating'

export const call = defineCall({
  name: 'lesson/hide-rating',
  summary: 'Hides a rating, or shows it again. A hidden one is not counted. For managers.',
  method: 'POST',
  path: '/api/lesson/hide-rating',
  access: 'manager',
  scope: 'site',
  resources: { id: 'lesson_rating' },
  audit: 'rating-hide',
  cache: 'none',
  input: z.strictObject({ id: lessonId, hidden: z.boolean() }),
  output: z.object({ rating: shownRating }),
  errors: [unknownRating],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', hidden: true }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', hidden: true }, as: 'user', status: 403 },
  ],
})
