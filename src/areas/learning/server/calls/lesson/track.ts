import { call } from '@schemas/learning/calls/lesson/track'
import { handle } from '@gateway/call/handle'
import { asLearner } from '../../domain/reader'
import { track } from '../../domain/study/study'

export const handler = handle(call, async (context) => asLearner(context, (learner) => track(learner, context.input)))
