import { call } from '@schemas/learning/calls/exam/submit'
import { handle } from '@gateway/call/handle'
import { CommittedRefusal } from '@gateway/errors/call-error'
import { submitAttempt } from '../../domain/exam/save-attempt'
import { lessonError } from '../../domain/messages'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { attempt, late, isNew } = await asLearner(context, (learner) => submitAttempt(learner, context.input))
  // What was saved in time is handed in, and stays so.
  if (late && isNew) throw new CommittedRefusal(lessonError('timeOver', context.locale))
  return { attempt, ...(late ? { late } : {}) }
})
