import { call } from '@schemas/api/message/people'
import { handle } from '../../http/handle'
import { readerOf } from '../../messages/reader-of'
import { findPeople } from '../../messages/threads'

export const handler = handle(call, async (given) => {
  const reader = readerOf(given)
  return given.tx((db) => findPeople(db, reader, given.input))
})
