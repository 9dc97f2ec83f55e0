import { call } from '@schemas/learning/calls/survey/set'
import { handle } from '@gateway/call/handle'
import { asLearner } from '../../domain/reader'
import { setSurvey } from '../../domain/survey/edit-survey'

export const handler = handle(call, (context) => asLearner(context, (author) => setSurvey(author, context.input)))
