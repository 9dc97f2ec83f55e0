import { call } from '@schemas/learning/calls/lesson/rounds'
import { handle } from '@gateway/call/handle'
import { describeEditedRound } from '../../domain/author/describe-edited'
import { saveRound } from '../../domain/author/rounds'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => ({
    rounds: (await saveRound(author, context.input)).map(describeEditedRound),
  })),
)
