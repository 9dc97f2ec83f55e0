import { call } from '@schemas/learning/calls/lesson/leave'
import { handle } from '@gateway/call/handle'
import { leave } from '../../domain/access/enrol'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (learner) => {
    await leave(learner, context.input.lesson)
    return {}
  }),
)
