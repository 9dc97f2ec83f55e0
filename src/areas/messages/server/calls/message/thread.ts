import { call } from '@schemas/messages/calls/message/thread'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { readerOf } from '../../domain/reader-of'
import { findThread } from '../../domain/threads'
import { messageErrors } from '../../domain/message-errors'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  const found = await context.tx((db) => findThread(db, reader, context.input))
  if (!found) throw new CallError('not_found', messageErrors.unknownThread[context.locale])
  return found
})
