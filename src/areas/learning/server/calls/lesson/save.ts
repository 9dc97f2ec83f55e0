import { call } from '@schemas/learning/calls/lesson/save'
import { handle } from '@gateway/call/handle'
import { describeEdited } from '../../domain/author/describe-edited'
import { saveLesson } from '../../domain/author/save-lesson'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => describeEdited(author, await saveLesson(author, context.input))),
)
