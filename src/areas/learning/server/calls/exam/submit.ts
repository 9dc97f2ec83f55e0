import { call } from '@schemas/learning/calls/exam/submit'
import { handle } from '@gateway/call/handle'
import { submitAttempt } from '../../domain/exam/save-attempt'
import { lessonError } from '../../domain/messages'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const attempt = await asLearner(context, (learner) => submitAttempt(learner, context.input))
  if (!attempt) throw lessonError('timeOver', context.locale)
  return { attempt }
})
