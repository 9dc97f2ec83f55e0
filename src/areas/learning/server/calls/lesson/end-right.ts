import { call } from '@schemas/learning/calls/lesson/end-right'
import { handle } from '@gateway/call/handle'
import { endRightByHand } from '../../domain/author/people'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => {
    await endRightByHand(author, context.input)
    return {}
  }),
)
