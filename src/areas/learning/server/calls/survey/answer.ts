import { call } from '@schemas/learning/calls/survey/answer'
import { handle } from '@gateway/call/handle'
import { asLearner } from '../../domain/reader'
import { answerSurvey } from '../../domain/survey/answer-survey'

export const handler = handle(call, (context) => asLearner(context, (learner) => answerSurvey(learner, context.input)))
