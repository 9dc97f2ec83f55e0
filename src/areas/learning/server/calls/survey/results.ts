import { call } from '@schemas/learning/calls/survey/results'
import { handle } from '@gateway/call/handle'
import { countAnswers } from '../../domain/survey/count-answers'
import { asReader } from '../../domain/reader'

export const handler = handle(call, (context) =>
  asReader(context, (author) => countAnswers(author, context.input.item)),
)
