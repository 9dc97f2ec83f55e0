import { call } from '@schemas/messages/calls/message/people'
import { handle } from '@gateway/call/handle'
import { readerOf } from '../../domain/reader-of'
import { findPeople } from '../../domain/threads'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  return context.tx((db) => findPeople(db, reader, context.input))
})
