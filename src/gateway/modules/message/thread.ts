import { call } from '@schemas/api/message/thread'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { readerOf } from '../../messages/reader-of'
import { findThread } from '../../messages/threads'
import { messageErrors } from '../../messages/message-errors'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  const found = await context.tx((db) => findThread(db, reader, context.input))
  if (!found) throw new CallError('not_found', messageErrors.unknownThread[context.locale])
  return found
})
