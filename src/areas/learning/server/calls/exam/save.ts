import { call } from '@schemas/learning/calls/exam/save'
import { handle } from '@gateway/call/handle'
import { saveAttempt } from '../../domain/exam/save-attempt'
import { lessonError } from '../../domain/messages'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const saved = await asLearner(context, (learner) => saveAttempt(learner, context.input))
  // Only now: what was saved before is handed in, and stays so.
  if (!saved) throw lessonError('timeOver', context.locale)
  const { savedNo, deadline } = saved
  return { savedNo, now: new Date().toISOString(), ...(deadline ? { deadline: deadline.toISOString() } : {}) }
})
