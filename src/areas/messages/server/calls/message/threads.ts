import { call } from '@schemas/messages/calls/message/threads'
import { decodeCursor } from '@gateway/db/cursor'
import { handle } from '@gateway/call/handle'
import { readerOf } from '../../domain/reader-of'
import { findThreads } from '../../domain/threads'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  const { cursor, limit } = context.input
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  return context.tx((db) => findThreads(db, reader, { from, limit }))
})
