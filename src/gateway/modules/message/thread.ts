import { call } from '@schemas/api/message/thread'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { readerOf } from '../../messages/reader-of'
import { findThread } from '../../messages/threads'
import { messageWords } from '../../messages/words'

export const handler = handle(call, async (given) => {
  const reader = readerOf(given)
  const found = await given.tx((db) => findThread(db, reader, given.input))
  if (!found) throw new CallError(404, messageWords.unknownThread[given.locale])
  return found
})
