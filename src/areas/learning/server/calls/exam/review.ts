import { call } from '@schemas/learning/calls/exam/review'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { reviewAttempt } from '../../domain/exam/review-attempt'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { id: person } = ownPerson(context)
  return asReader(context, (reader) => reviewAttempt({ ...reader, person }, context.input.attempt))
})
