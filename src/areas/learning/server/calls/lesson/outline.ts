import { call } from '@schemas/learning/calls/lesson/outline'
import { handle } from '@gateway/call/handle'
import { describeEdited } from '../../domain/author/describe-edited'
import { saveOutline } from '../../domain/author/save-outline'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => describeEdited(author, await saveOutline(author, context.input))),
)
