import { call } from '@schemas/learning/calls/certificate/mine'
import { handle } from '@gateway/call/handle'
import { ownPerson } from '@gateway/auth/own-person'
import { mineOf } from '../../domain/certificate/read'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { id: person } = ownPerson(context)
  return asReader(context, (reader) => mineOf({ ...reader, person }, context.input.lesson))
})
