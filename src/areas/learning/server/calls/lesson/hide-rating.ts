import { call } from '@schemas/learning/calls/lesson/hide-rating'
import { handle } from '@gateway/call/handle'
import { hideRating } from '../../domain/rating/ratings'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => ({
  rating: await asLearner(context, (author) => hideRating(author, context.input)),
}))
