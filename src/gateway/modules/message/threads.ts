import { call } from '@schemas/api/message/threads'
import { decodeCursor } from '../../db/cursor'
import { handle } from '../../http/handle'
import { readerOf } from '../../messages/reader-of'
import { findThreads } from '../../messages/threads'

export const handler = handle(call, async (given) => {
  const reader = readerOf(given)
  const { cursor, limit } = given.input
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  return given.tx((db) => findThreads(db, reader, { from, limit }))
})
