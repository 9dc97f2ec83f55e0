import { call } from '@schemas/learning/calls/lesson/mine'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { listMine } from '../../domain/list-lessons'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { id } = ownPerson(context)
  return asReader(context, async (reader) => ({ lessons: await listMine({ ...reader, person: id }) }))
})
