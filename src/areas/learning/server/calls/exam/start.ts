import { call } from '@schemas/learning/calls/exam/start'
import { passwordMatches } from '@gateway/auth/passwords'
import { handle } from '@gateway/call/handle'
import { findExam } from '../../domain/exam/find-exam'
import { startAttempt } from '../../domain/exam/start-attempt'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { input } = context
  // Hashing takes long: not within the transaction that locks.
  const hash = await asLearner(context, async (learner) => (await findExam(learner, input)).exam.passwordHash)
  const isAllowed = hash === null || (await passwordMatches(input.password ?? '', hash))
  return asLearner(context, (learner) => startAttempt(learner, input, isAllowed))
})
