import { call } from '@schemas/learning/calls/lesson/finish'
import { handle } from '@gateway/call/handle'
import { asLearner } from '../../domain/reader'
import { finish } from '../../domain/study/study'

export const handler = handle(call, async (context) => asLearner(context, (learner) => finish(learner, context.input)))
