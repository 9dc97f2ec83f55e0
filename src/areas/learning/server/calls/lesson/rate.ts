import { call } from '@schemas/learning/calls/lesson/rate'
import { handle } from '@gateway/call/handle'
import { rateLesson } from '../../domain/rating/ratings'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => ({
  rating: await asLearner(context, (learner) => rateLesson(learner, context.input)),
}))
