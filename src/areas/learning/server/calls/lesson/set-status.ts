import { call } from '@schemas/learning/calls/lesson/set-status'
import { handle } from '@gateway/call/handle'
import { hasRole } from '@schemas/layout/role'
import { describeEdited } from '../../domain/author/describe-edited'
import { setLessonStatus } from '../../domain/author/set-status'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => {
    const who = hasRole(context.session.role, 'admin') ? 'admin' : 'manager'
    return describeEdited(author, await setLessonStatus(author, who, context.input))
  }),
)
