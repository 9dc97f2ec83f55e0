import { call } from '@schemas/learning/calls/exam/set'
import { hashPassword } from '@gateway/auth/passwords'
import { handle } from '@gateway/call/handle'
import { setExam } from '../../domain/author/exam'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { password, ...input } = context.input
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password
  return asLearner(context, (author) => setExam(author, { ...input, passwordHash }))
})
