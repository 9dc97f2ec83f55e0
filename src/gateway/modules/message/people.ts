import { call } from '@schemas/api/message/people'
import { handle } from '../../http/handle'
import { readerOf } from '../../messages/reader-of'
import { findPeople } from '../../messages/threads'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  return context.tx((db) => findPeople(db, reader, context.input))
})
