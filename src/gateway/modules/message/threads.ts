import { call } from '@schemas/api/message/threads'
import { decodeCursor } from '../../db/cursor'
import { handle } from '../../http/handle'
import { readerOf } from '../../messages/reader-of'
import { findThreads } from '../../messages/threads'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  const { cursor, limit } = context.input
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  return context.tx((db) => findThreads(db, reader, { from, limit }))
})
